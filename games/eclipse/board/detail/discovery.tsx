import { DISCOVERIES, type DiscoveryId, discoveryOf } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { DiscoveryTile, UnknownDiscovery } from './discovery-tile.tsx';

const isKnown = (id: string): id is DiscoveryId => id in DISCOVERIES;

/** A discovery tile, or what one may be if it lies face down. `id` is `discovery:<tile>`. */
export function DiscoveryDetail({ id }: { readonly id: string }) {
  const { say, open } = useBoard();
  const tile = id.slice('discovery:'.length);
  if (!isKnown(tile))
    return (
      <div className="ec-sheet">
        <h3 className="ec-sheet-name">{say('board.discovery.unknown')}</h3>
        <UnknownDiscovery />
        <p>{say('board.discovery.hidden')}</p>
      </div>
    );
  const part = discoveryOf(tile).effects.flatMap((effect) => (effect.type === 'part' ? [effect.part] : []))[0];
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">{say(`tile.${tile}`)}</h3>
      <DiscoveryTile tile={tile} />
      <p>{say(`tile.${tile}.text`)}</p>
      <p className="ec-note">{say('board.discovery.points')}</p>
      {part && (
        <button type="button" className="ec-link" onClick={() => open(`part:${part}`)}>
          {say(`part.${part}`)}
        </button>
      )}
    </div>
  );
}
