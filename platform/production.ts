/**
 * Imported first by every command that builds or renders: React decides by this variable, when it is
 * first loaded, which of its two builds it is, and a page is composed with the one that browsers get.
 */
process.env.NODE_ENV = 'production'
