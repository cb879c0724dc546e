"use client";

import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What works without the script, where the island draws something. */
  fallback?: ReactNode;
}

/** A script that makes a page handier, which works without it: where the script fails it is left out, and the page stays. */
export class Island extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
