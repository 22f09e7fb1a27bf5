import tailwindcss from '@tailwindcss/vite'
import type { InlineConfig } from 'vite'
import { browserBuild, unhashedNames } from './browser-build.ts'
import { withoutRegistered } from './registered-plugin.ts'
import { shellFolder } from './workspace.ts'

/**
 * The build of one style sheet. Sheets are built apart from the scripts: the shell adds them to the
 * page itself, so that a sheet that is missing or slow can never hold back a section's code.
 *
 * @param folder - the section's or the shell's folder; the sheet is `src/styles.css`
 * @param outDir - receives `assets/styles.css` and its `manifest.json`
 */
export function stylesConfig(folder: string, outDir: string): InlineConfig {
  return {
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [tailwindcss(), folder !== shellFolder && withoutRegistered()],
    build: {
      ...browserBuild,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: `${folder}/src/styles.css`, output: unhashedNames },
    },
  }
}
