import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Source Sans and Source Serif (OFL-1.1): both have ₱ and ñ, and may be embedded. */
export const fontFiles = {
  regular: require.resolve(
    '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  ),
  semibold: require.resolve(
    '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  ),
  display: require.resolve(
    '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  ),
}
