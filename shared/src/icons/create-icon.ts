import { createElement, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Stands in for lucide's own function in what is released: it takes size and attributes as theirs does,
 * and leaves the strokes to the style sheet (`.ui-icon`). Theirs works out every attribute anew for each
 * icon, which a slow phone feels on a page with fifty.
 */
export default function createIcon(paths: readonly { d: string }[]) {
  const drawing = paths.map((path, index) => createElement('path', { ...path, key: index }))
  return function Icon({ size = 24, className, children, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        className: className ? `ui-icon ${className}` : 'ui-icon',
        ...(!isNamed(rest) && !children && { 'aria-hidden': true }),
        ...rest,
      },
      drawing,
      children,
    )
  }
}

/** Whether somebody said what the icon means, or that it means nothing. */
function isNamed(props: object): boolean {
  return Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name))
}
