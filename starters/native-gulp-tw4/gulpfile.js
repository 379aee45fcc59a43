const path = require('node:path')
const gulp = require('gulp')
const postcss = require('gulp-postcss')
const tailwindcss = require('@tailwindcss/postcss')
const { createPlugins } = require('weapp-tailwindcss/gulp')

const { transformWxss, transformWxml, transformJs } = createPlugins({
  rem2rpx: true,
  cssEntries: [path.resolve(__dirname, 'src/app.wxss')],
})

function wxss() {
  return gulp
    .src('src/**/*.wxss')
    .pipe(postcss([tailwindcss({ optimize: false, base: path.resolve(__dirname, 'src') })]))
    .pipe(transformWxss())
    .pipe(gulp.dest('dist'))
}

function js() {
  return gulp.src('src/**/*.js').pipe(transformJs()).pipe(gulp.dest('dist'))
}

function wxml() {
  return gulp.src('src/**/*.wxml').pipe(transformWxml()).pipe(gulp.dest('dist'))
}

function copy() {
  return gulp
    .src(['src/**/*', '!src/**/*.{wxss,js,wxml}'], { encoding: false })
    .pipe(gulp.dest('dist'))
}

function watch() {
  gulp.watch('src/**/*.wxss', wxss)
  gulp.watch('src/**/*.js', gulp.series(wxss, js))
  gulp.watch('src/**/*.wxml', gulp.series(wxss, wxml))
  gulp.watch(['src/**/*', '!src/**/*.{wxss,js,wxml}'], copy)
}

const build = gulp.series(wxss, js, wxml, copy)

exports.build = build
exports.dev = gulp.series(build, watch)
