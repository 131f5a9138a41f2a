import { Plate } from '@orrery/ui';
import { CORPORATION, MATERIALS, type Resource, SAMPLES } from '../../data/index.ts';
import type { Seen, Who } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';

/** Resources that somebody can have in this game: the common ones and those of the corporations in play. */
export const resourcesInPlay = ({ corporations }: Pick<Seen, 'corporations'>): Resource[] => [
  ...MATERIALS,
  ...corporations.flatMap(({ id }) => CORPORATION[id].resources),
];

/** Credits, resources and what the corporations gave. */
export function Stock({ who }: { readonly who: Who }) {
  const { view, say, choice } = useBoard();
  const thing = useThing();
  const { stock } = view.table.players[who];
  const asked = choice.asked?.question;
  // A sample of choice may be of a kind one has none of.
  const samples = asked === 'choose-sample-type' || asked === 'discard-sample' ? SAMPLES : [];
  const resources = [...new Set([...resourcesInPlay(view.table), ...samples])];
  return (
    <section className="sb-stock" aria-label={say('board.stock')}>
      {resources.map((resource) => (
        <Plate
          key={resource}
          className="sb-resource"
          target={thing(ids.stock(resource), [say(`amount.${resource}`, { n: stock[resource] })], ids.player(who))}
        >
          <Sign name={resource} />
          {stock[resource]}
        </Plate>
      ))}
    </section>
  );
}
