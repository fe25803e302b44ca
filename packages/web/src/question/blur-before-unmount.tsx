// Lets go of what was pressed before its question is taken away: a browser that loses what has the focus lays the page out at
// once, half changed as it is, and once more when the rest has followed.
import type { QuestionId } from '@eminent/protocol';
import { Component, type ReactNode } from 'react';

interface LetGoProps {
  /** What is asked; nothing while others are. With another one all that stood in the ribbon is taken away. */
  readonly asked: QuestionId | undefined;
  readonly children: ReactNode;
}

/** A class, since only a class is asked before the page changes. */
export class BlurBeforeUnmount extends Component<LetGoProps> {
  override getSnapshotBeforeUpdate({ asked }: LetGoProps): null {
    const { activeElement } = document;
    if (asked !== this.props.asked && activeElement?.closest('[data-ribbon]')) {
      (activeElement as HTMLElement).blur();
    }
    return null;
  }

  /** React asks for no snapshot without it. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}
