import type { CardSign } from '../read/card-signs.ts';
import { SignPicture } from '../signs.tsx';

/** The picture of a card: its signs in a row. */
export const CardSigns = ({ signs }: { readonly signs: readonly CardSign[] }) => (
  <span className="pu-card-signs" aria-hidden="true">
    {signs.map(({ sign, note, struck }, i) => (
      <span key={`${JSON.stringify(sign)} ${i}`} className={`pu-card-sign${struck ? ' pu-struck' : ''}`}>
        <SignPicture sign={sign} />
        {note && <b data-sign={note} />}
      </span>
    ))}
  </span>
);
