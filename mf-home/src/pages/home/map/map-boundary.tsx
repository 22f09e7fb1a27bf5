import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onFailure: () => void
}

/** Keeps a failure of the map inside the map: the page around it stays. */
export class MapBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    console.error('The map failed:', error)
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
