import { runApp } from 'rax-app'
import './global.css'

runApp()
