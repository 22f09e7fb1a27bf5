/**
 * Imported before what releases this checkout to measure it: that is done apart from the tests, since
 * both begin and end with an empty folder.
 */
process.env['PORTAL_TEST_FOLDER'] = 'portal-bench-releases'
