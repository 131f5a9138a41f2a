import { Piece, silent } from '@orrery/ui/board';
import type { CSSProperties } from 'react';
import { useBoard } from '../context.tsx';
import { Blast, Steam } from '../pad/fire.tsx';
import { CompanySign, Figure } from '../pieces/figures.tsx';
import type { Cast, Sprite } from './script.ts';
import type { Batch } from './use-flights.ts';

/** Those who are on their way, over the picture that waits for them. */
export function Flights({ batches }: { readonly batches: readonly Batch[] }) {
  const { pace } = useBoard();
  return (
    <g className="rp-flights" {...silent}>
      {batches.map(({ number, sprites, wait }) => (
        <g key={number}>
          {sprites.map((sprite) => (
            <g key={sprite.key} className={`rp-flight rp-flight-${sprite.cast.as}`} style={course(sprite, wait, pace)}>
              <Actor cast={sprite.cast} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

function course({ from, to, start, lasts }: Sprite, wait: number, pace: number): CSSProperties {
  return {
    '--rp-from-x': `${from[0]}px`,
    '--rp-from-y': `${from[1]}px`,
    '--rp-to-x': `${to[0]}px`,
    '--rp-to-y': `${to[1]}px`,
    animationDelay: `${wait + start * pace}ms`,
    animationDuration: `${lasts * pace}ms`,
  };
}

function Actor({ cast }: { readonly cast: Cast }) {
  switch (cast.as) {
    case 'astronaut':
      return <Figure company={cast.company} size={72} />;
    case 'token':
      return <Prize cast={cast} />;
    case 'dossier':
      return <Piece name="dossier" size={70} />;
    case 'steam':
      return <Steam />;
    case 'blast':
      return <Blast height={0} sure />;
    default:
      return <circle r="30" className="rp-peg" />;
  }
}

/** A point token with the sign of who won it. */
function Prize({ cast: { resource, company = 0 } }: { readonly cast: Extract<Cast, { as: 'token' }> }) {
  return (
    <g>
      <circle r="38" className="rp-coin" />
      <Piece name={resource} size={52} />
      <CompanySign company={company} as="taker" x={34} y={30} size={34} />
    </g>
  );
}
