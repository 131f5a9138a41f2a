import type { SVGProps } from 'react';

/**
 * A pictogram of the game-icons collection: `import rocket from 'game-icon:rocket'`, then `<GameIcon icon={rocket} />`.
 * Only imported icons are bundled. Inside a drawing pass `x`, `y`, `width` and `height`.
 */
export function GameIcon({ icon, ...rest }: { readonly icon: string } & SVGProps<SVGSVGElement>) {
  return (
    <svg width="1em" height="1em" aria-hidden="true" fill="currentColor" {...rest} viewBox="0 0 512 512">
      <path d={icon} />
    </svg>
  );
}
