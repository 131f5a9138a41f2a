interface TouchProps {
  /** Its props, of `useThing` or `pressable`. */
  readonly thing: { readonly className: string };
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly round?: number;
}

/** The part of a thing that is touched, over its picture and around the same middle: it has a name but no letters. */
export function Touch({ thing, width, height, round = 14 }: TouchProps) {
  const frame = { x: -width / 2, y: -height / 2, width, height, rx: round };
  return (
    <g {...thing} className={`${thing.className} rp-touch`}>
      <rect className="rp-reach" {...frame} />
      <rect className="rp-outline-halo" {...frame} />
      <rect className="rp-outline" {...frame} />
    </g>
  );
}
