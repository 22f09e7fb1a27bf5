import { Person, Tree } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'
import { Sky } from './sky.tsx'

/** A spring that falls over two ledges into a clear forest pool. */
export function SpringsScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[452, 70]} />
      <path
        className="fill-scene-mid"
        d="M0 140q56-34 112-10 40-36 88-8l60 16h120l60-18q50-26 92 10 56-30 108 2v228H0z"
      />
      <Tree at={[430, 206]} />
      <path
        className="fill-scene-earth"
        d="m182 318 10-76 22-12 4-42 30-10 8-30 34-14h66l30 16 6 26 34 14 4 44 24 14 10 70z"
      />
      <path
        className="fill-deep"
        opacity=".28"
        d="m192 242 22-12 26 20-10 68h-48zm26-54 30-10 16 22-16 24-34 6zm186-12 34 14 4 44-30-6-14-26zm38 58 24 14 10 70h-36l-10-56z"
      />
      <path
        className="fill-scene-water"
        d="M298 136q24-10 50 0l6 74q24 4 26 20l12 72H254l12-72q2-16 26-20z"
      />
      <path
        className="fill-scene-wall"
        opacity=".85"
        d="m308 142-4 64h-8l4-64zm18-2v66h-9v-66zm16 2 4 64h-8l-4-64zM284 236l-12 58h-12l14-58zm24-2-5 60h-16l9-60zm30 0 4 60h-16v-60zm24 2 10 58h-14l-7-58z"
      />
      <path
        className="fill-scene-earth"
        d="M250 232q2-16 22-18 12-10 26-2 12-8 26 0 14-8 26 0 18-6 28 6 20 0 22 14-12 8-28 4-12-8-26 0-12-8-24 0-14-8-26 0-24 8-46-4z"
      />
      <path
        className="fill-scene-near"
        d="M0 216q70-26 120 10 50 6 74 56l20 40H0zm640-4q-60-22-110 12-50 6-72 54l-22 44h204z"
      />
      <path className="fill-scene-water" d="M84 326q40-38 238-38t240 42v30H60z" />
      <path
        className="fill-scene-wall"
        opacity=".7"
        d="M238 298q30-14 86-12 58-2 90 12-86 14-176 0z"
      />
      <path
        className="fill-scene-wall"
        opacity=".5"
        d="M160 322h64v4h-64zm50 16h90v4h-90zm150 4h84v4h-84z"
      />
      <path
        className="fill-scene-earth"
        d="M88 330q4-24 32-22 22-16 46 6 18 2 18 20-50 12-96-4zm376 4q2-22 30-22 22-18 48 2 26 2 24 22-52 12-102-2z"
      />
      <Tree at={[34, 256]} scale={2} />
      <Tree at={[124, 264]} scale={1.4} />
      <Tree at={[612, 250]} scale={2.1} />
      <Tree at={[520, 260]} scale={1.5} />
      <Person at={[136, 312]} shirt="clay" armsUp />
      <Person at={[506, 316]} shirt="gold" />
      <path
        className="fill-scene-mid"
        d="M0 360v-50q24 6 36 26 2-26 20-40 4 28-6 46 20-14 40-8-12 20-44 26zm640 0v-46q-24 4-36 24-2-24-22-38-2 28 10 46-22-14-42-6 14 16 46 20z"
      />
    </Scene>
  )
}
