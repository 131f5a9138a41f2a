import { oneOf } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { PART_IDS, type PartId, partOf, SHIPS, TECH_IDS, techOf } from '../../data/index.ts';
import { hasBoard, speciesOf } from '../../rules/lookups/index.ts';
import type { SeenPlayer } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { Section } from '../own/section.tsx';
import { PartSvg } from '../pieces/part.tsx';

/** A ship part: its values, where it comes from, and whose ships carry it. `id` is `part:<id>`. */
export function PartDetail({ id }: { readonly id: string }) {
  const { say, view, faces, open } = useBoard();
  const part = oneOf(PART_IDS, id.split(':')[1]);
  const { type, source } = partOf(part);
  const tech = TECH_IDS.find((one) => {
    const { effect } = techOf(one);
    return effect.type === 'part' && effect.part === part;
  });
  const carriers = faces.flatMap(({ seat, name, mark }) =>
    seat === null || !hasBoard(view.table, seat)
      ? []
      : shipsWith(view.table.players[seat], part).map((ship) => ({ seat, name, mark, ship })),
  );
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">
        <PartSvg part={part} /> {say(`part.${part}`)}
      </h3>
      <p className="ec-kind">{say(`board.part.${type}`)}</p>
      <p>{say(`part.${part}.text`)}</p>
      <p className="ec-note">{say(`board.part.from.${source}`)}</p>
      {tech && (
        <button type="button" className="ec-link" onClick={() => open(`tech:${tech}`)}>
          {say('board.species.tech', { tech })}
        </button>
      )}
      {carriers.length > 0 && (
        <Section title={say('board.sheet.carriers')}>
          <ul className="ec-score">
            {carriers.map(({ seat, name, mark, ship }) => (
              <li key={`${seat} ${ship}`} className={`player-${mark}`}>
                <button type="button" className="ec-link" onClick={() => open(`blueprint:${seat}:${ship}`)}>
                  <Mark mark={mark} /> {name}: {say(`ship.${ship}`)}
                </button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function shipsWith(player: SeenPlayer, part: PartId) {
  const { blueprints } = speciesOf(player);
  return SHIPS.filter((ship) => {
    const { tiles, muon } = player.blueprints[ship];
    const there = blueprints[ship].slots.some(({ printed }, slot) => (tiles[slot] ?? printed) === part);
    return there || (muon && part === 'muon_source');
  });
}
