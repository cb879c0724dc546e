"use client";

import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** The markup without the script, if the island renders any. */
  fallback?: ReactNode;
}

/** An error boundary around an optional script: if it throws, the fallback replaces it and the page stays. */
export class Island extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
