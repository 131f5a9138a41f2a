import { oneOf } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { TECH_IDS, TRACKS, techOf } from '../../data/index.ts';
import { hasBoard, knows, researchPrice } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { Section } from '../own/section.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { TechSign } from '../pieces/tech.tsx';

/** A technology: what it does, what it costs you on which track, who has it, how many are left to see. `id` is `tech:<id>`. */
export function TechDetail({ id }: { readonly id: string }) {
  const { say, view, seat, player, faces } = useBoard();
  const tech = oneOf(TECH_IDS, id.split(':')[1]);
  const { category, cost, min } = techOf(tech);
  const copies = view.table.techs.tray.cards?.filter((one) => one === tech).length ?? 0;
  const owners = faces.filter((face) => face.seat !== null && knows(view.table.players[face.seat], tech));
  const tracks = category === 'rare' ? TRACKS : [category];
  const priced = hasBoard(view.table, seat) && !knows(player, tech);
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">
        <TechSign tech={tech} /> {say(`tech.${tech}`)}
      </h3>
      <p className={`ec-kind ec-track-${category}`}>{say(`track.${category}`)}</p>
      <p>{say(`tech.${tech}.text`)}</p>
      <Section title={say('board.sheet.cost')}>
        <p>
          <ResourceSvg resource="science" /> {say('board.sheet.printed-cost', { cost, min })}
        </p>
        {priced && (
          <ul className="ec-score">
            {tracks.map((track) => (
              <li key={track}>
                <span>{say('board.sheet.on-track', { track })}</span>
                <b>{researchPrice(view.table, seat, tech, track).cost}</b>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <p>{say('board.tech.copies', { count: copies })}</p>
      {owners.length > 0 && (
        <Section title={say('board.sheet.owners')}>
          <ul className="ec-score">
            {owners.map(({ id: player, name, mark }) => (
              <li key={player} className={`player-${mark}`}>
                <span>
                  <Mark mark={mark} /> {name}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
