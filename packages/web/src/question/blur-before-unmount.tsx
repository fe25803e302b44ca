// Blurs the focused control before it unmounts. Otherwise the browser computes the layout of the
// half-changed page at once, and again when the rest has changed.
import type { QuestionId } from '@eminent/protocol';
import { Component, type ReactNode } from 'react';

interface BlurBeforeUnmountProps {
  /** The player's open question, if any. When it changes, the controls of the bar unmount. */
  readonly question: QuestionId | undefined;
  readonly children: ReactNode;
}

/** A class, because React has no hook that runs before the page changes. */
export class BlurBeforeUnmount extends Component<BlurBeforeUnmountProps> {
  override getSnapshotBeforeUpdate({ question }: BlurBeforeUnmountProps): null {
    const { activeElement } = document;
    if (question !== this.props.question && activeElement?.closest('[data-ribbon]')) {
      (activeElement as HTMLElement).blur();
    }
    return null;
  }

  /** React requires it next to getSnapshotBeforeUpdate. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
