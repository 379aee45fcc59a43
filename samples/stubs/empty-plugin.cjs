module.exports = function () {}
