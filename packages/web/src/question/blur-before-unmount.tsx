// Blurs the focused control before it unmounts. Otherwise the browser computes the layout of the
// half-changed page at once, and again when the rest has changed.
import type { QuestionId } from '@eminent/protocol';
import { Component, type ReactNode } from 'react';

interface BlurBeforeUnmountProps {
  /** When the question changes, the controls of the action bar unmount. */
  readonly question: QuestionId | undefined;
  readonly children: ReactNode;
}

/** A class, because no hook runs before React changes the DOM. */
export class BlurBeforeUnmount extends Component<BlurBeforeUnmountProps> {
  override getSnapshotBeforeUpdate({ question }: BlurBeforeUnmountProps): null {
    const { activeElement } = document;
    if (question !== this.props.question && activeElement?.closest('[data-ribbon]')) {
      (activeElement as HTMLElement).blur();
    }
    return null;
  }

  /** React requires this method if there is getSnapshotBeforeUpdate. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
