// Blurs the focused control before it unmounts. Otherwise the browser lays out the half-changed page at once, and again when the rest has
// changed.
import type { QuestionId } from '@eminent/protocol';
import { Component, type ReactNode } from 'react';

interface BlurBeforeUnmountProps {
  /** The open question; undefined while others decide. When it changes, all controls of the action bar unmount. */
  readonly question: QuestionId | undefined;
  readonly children: ReactNode;
}

/** A class, because only class components can run code before React changes the page (getSnapshotBeforeUpdate). */
export class BlurBeforeUnmount extends Component<BlurBeforeUnmountProps> {
  override getSnapshotBeforeUpdate({ question }: BlurBeforeUnmountProps): null {
    const { activeElement } = document;
    if (question !== this.props.question && activeElement?.closest('[data-ribbon]')) {
      (activeElement as HTMLElement).blur();
    }
    return null;
  }

  /** React calls getSnapshotBeforeUpdate only if this exists. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
