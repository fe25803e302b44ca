// Allows custom properties in `style` props.
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
