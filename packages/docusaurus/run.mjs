#!/usr/bin/env node
import { launch } from 'inkstone/launch'

await launch('inkstone-docusaurus-cli')
