// Custom properties may be given to a piece of the page like any other.
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
