import { present } from '@orrery/kernel';
import { choosable } from '@orrery/ui';
import type { RefObject } from 'react';
import { useBoard, useHandNow } from '../context.tsx';
import { useCardDrag } from '../hand/use-card-drag.ts';
import { countPlaces, isPlacement, type Part } from '../read/asked.ts';
import { nameOfTile } from '../read/names.ts';
import type { Depot } from '../read/rules.ts';
import { ids } from '../read/targets.ts';
import { TilePicture } from './tile-picture.tsx';

interface TileCardProps {
  readonly depot: Depot;
  /** It lies on the planet already. */
  readonly taken: boolean;
  readonly chart: RefObject<SVGSVGElement | null>;
}

/** A tile to take into the hand; where the rules ask for a choice first, touching it is the answer. */
export function TileCard({ depot, taken, chart }: TileCardProps) {
  const { choice, say, open, marked } = useBoard();
  const hand = useHandNow();
  const tile = present(depot.tile, 'tile in this depot');
  const drag = useCardDrag(tile, chart);
  const answer = choice.asked?.answers.find((one) => 'tile' in one && one.tile === tile && !isPlacement(one));
  const ways = hand.offers.tiles.get(tile);
  const held = hand.tool === 'tile' && hand.tile === tile;
  const chosen: Part = choice.proposed ?? choice.picked;
  const picked = held || (answer !== undefined && chosen.tile === tile);
  const can = answer !== undefined || ways !== undefined;
  const act = () => {
    if (answer) choice.pick(answer);
    else if (ways) hand.take(tile);
    else open(ids.stack(depot.stack));
  };
  const places = ways ? countPlaces(ways) : 0;
  const unplaced = answer && 'act' in answer && answer.act === 'take' ? say('board.choice.take') : undefined;
  const name = [
    nameOfTile(tile, say),
    say(depot.stack < 6 ? 'board.tile.outer' : 'board.tile.inner'),
    ways && say('board.tile.places', { count: places }),
    unplaced,
    picked && say('board.tile.held'),
  ];
  const id = ids.tile(tile);
  const props = choosable(id, name.filter(Boolean).join(', '), act, { can, picked, says: { tile } });
  const state = `${taken ? ' pu-taken' : ''}${marked.includes(id) ? ' target-marked' : ''}`;
  const lie = held ? hand : { turn: 0, flip: false };
  return (
    <div {...props} {...(ways ? drag : {})} className={`${props.className} pu-tile-card${state}`}>
      <TilePicture tile={tile} turn={lie.turn} flip={lie.flip} />
      {unplaced && <small>{unplaced}</small>}
      {ways && <span className="pu-tile-count">{places}</span>}
    </div>
  );
}
