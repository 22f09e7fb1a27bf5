/** The portal as `npm start` serves it, without the data of an earlier run. */
import './forget-data.ts'
import '../../platform/serve/start.ts'
