import { Component, type ReactNode } from "react";
import { CrashState } from "../design/index.ts";

/** Keeps a bug in one page from taking the navigation with it. */
export class CrashGuard extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashState /> : this.props.children;
  }
}
