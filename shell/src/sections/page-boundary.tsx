import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown in place of a page that threw while rendering. */
  fallback: ReactNode
  onFailure: () => void
}

interface State {
  failed: boolean
  /** What a developer gets to see in place of the fallback. */
  stack?: string
}

/** Keeps a page's failure inside the page. Key it by route: one page's failure is not the next's. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('Unexpected Application Error!', error, info.componentStack)
    // Until the section's dev server has its next edit (shared/vite/dev-plugins.ts).
    if (import.meta.env.DEV) this.setState({ stack: `${error}\n\n${error.stack ?? ''}` })
    else this.props.onFailure()
  }

  override render() {
    if (import.meta.env.DEV && this.state.stack) {
      return (
        <pre data-thrown="" style={{ padding: '1rem', whiteSpace: 'pre-wrap' }}>
          {this.state.stack}
        </pre>
      )
    }
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
