import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown in place of a page that threw while rendering. */
  fallback: ReactNode
  onFailure: () => void
}

/** Keeps a page's failure inside the page. Key it by route: one page's failure is not the next's. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('Unexpected Application Error!', error, info.componentStack)
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
