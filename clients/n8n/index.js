// n8n reads the list in package.json; there is nothing to import.
module.exports = {};
