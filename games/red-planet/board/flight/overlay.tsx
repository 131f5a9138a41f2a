import type { BoardProps } from '@orrery/ui/contract';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Table } from '../../rules/table.ts';
import type { Layout } from '../layout.ts';
import { Blast, Steam } from '../pad/fire.tsx';
import { Figure } from '../pieces/figures.tsx';
import { Piece, silent } from '../pieces/picture.tsx';
import type { Seen } from '../read/table.ts';
import { useFace, useStage } from '../stage.tsx';
import { atlasOf } from './atlas.ts';
import { type Cast, LONGEST, type Sprite, script } from './script.ts';

/**
 * What happened since the last picture, played over the new one. The picture below is already true; touching anything
 * ends the play.
 */
export function Flights({ layout }: { readonly layout: Layout }) {
  const { view, events, pace } = useStage();
  const [now, setNow] = useState({ view, events, before: view });
  const [over, setOver] = useState<unknown>(events);
  if (now.view !== view || now.events !== events)
    setNow({ view, events, before: now.events === events ? now.before : now.view });
  const sprites = pace > 0 && over !== events ? spritesOf(events, now.before, layout) : [];

  useEffect(() => {
    const end = () => setOver(events);
    const timer = setTimeout(end, (LONGEST + 400) * pace);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [events, pace]);

  if (sprites.length === 0) return null;
  return (
    <g className="rp-flights" {...silent}>
      {sprites.map((sprite) => (
        <g key={sprite.key} className={`rp-flight rp-flight-${sprite.cast.as}`} style={course(sprite, pace)}>
          <Actor cast={sprite.cast} />
        </g>
      ))}
    </g>
  );
}

function spritesOf(events: BoardProps<Table>['events'], before: Seen, layout: Layout): Sprite[] {
  const { companies, docks } = before.table;
  return script(events, before, atlasOf(layout, { companies: companies.length, docks: docks.length }));
}

function course({ from, to, start, lasts }: Sprite, pace: number): CSSProperties {
  return {
    '--rp-from-x': `${from[0]}px`,
    '--rp-from-y': `${from[1]}px`,
    '--rp-to-x': `${to[0]}px`,
    '--rp-to-y': `${to[1]}px`,
    animationDelay: `${start * pace}ms`,
    animationDuration: `${lasts * pace}ms`,
  } as CSSProperties;
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
  const { mark } = useFace(company);
  return (
    <g className={`party-${mark}`}>
      <circle r="38" className="rp-coin" />
      <Piece name={resource} size={52} />
      <Piece name={`mark-${mark}`} x={34} y={30} size={34} className="rp-taker" />
    </g>
  );
}
