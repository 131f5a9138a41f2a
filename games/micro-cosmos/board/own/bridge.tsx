import { RING, SURVIVOR_POINTS, SURVIVOR_SLOTS, survivorCard } from '../../data/index.ts';
import { planetOf } from '../../rules/lookups/index.ts';
import type { PlayerId } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { ids } from '../read/targets.ts';
import { SurvivorCard } from './survivor-card.tsx';

/** Survivors who look for a home, and what the settled ones are worth now and with one more (S-6). */
export function Bridge({ player }: { readonly player: PlayerId }) {
  const { view, say } = useBoard();
  const { galaxy, players } = view.table;
  const kept = players[player].kept.cards ?? [];
  const settled = players[player].settled.cards?.length ?? 0;
  const healed = RING.flatMap((cell) => {
    const sector = galaxy[cell];
    return sector?.terraformed ? [planetOf(sector).colour] : [];
  });
  const points = (n: number) => SURVIVOR_POINTS[Math.min(n, SURVIVOR_POINTS.length - 1)];
  return (
    <section className="mc-bridge">
      <h2 className="mc-title">{say('board.bridge')}</h2>
      <div className="mc-bridge-slots">
        {kept.map((survivor) => (
          <SurvivorCard
            key={survivor}
            id={ids.survivor(survivor)}
            survivor={survivor}
            home={healed.includes(survivorCard(survivor).colour)}
          />
        ))}
        {Array.from({ length: Math.max(0, SURVIVOR_SLOTS - kept.length) }, (_, i) => i).map((i) => (
          <span key={i} className="mc-slot" />
        ))}
      </div>
      <p className="mc-note">
        {say('board.settled', { n: settled, points: points(settled), next: points(settled + 1) })}
      </p>
    </section>
  );
}
