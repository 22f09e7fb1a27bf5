/** The dev servers as `npm run dev` starts them, without the data of an earlier run. */
import './forget-data.ts'
import '../../platform/dev/dev.ts'
