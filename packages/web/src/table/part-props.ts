// Props shared by most components of the table.
import type { ViewProps } from '../game/table-extras.ts';
import type { Inspected } from '../game/table-windows.ts';

export interface PartProps extends ViewProps {
  /** Opens the window that describes a piece. */
  readonly inspect: (inspected: Inspected) => void;
}
