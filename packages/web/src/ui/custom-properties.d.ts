// Allows CSS custom properties such as `--d` in `style` props.
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
