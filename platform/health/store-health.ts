import { healthOfStore } from './health.ts'

/** Prints the health of a store that no portal serves, in the form of `/health.json`. */
console.log(JSON.stringify(await healthOfStore()))
