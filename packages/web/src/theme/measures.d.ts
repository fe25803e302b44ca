// Allows custom properties such as `--d` in `style` props.
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [measure: `--${string}`]: string | number | undefined;
  }
}
