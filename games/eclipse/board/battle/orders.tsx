import type { Asked, QuestionId } from '@orrery/kernel';
import { Glyph, type GlyphName, Plate } from '@orrery/ui';
import type { ReactNode } from 'react';
import { DICE, type Ship } from '../../data/index.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { DieSvg } from '../pieces/die.tsx';
import { ShipSvg } from '../pieces/ship.tsx';

/** What the viewer is asked in a battle, as things to press. */
export function Orders({ present }: { readonly present: boolean }) {
  const { choice } = useBoard();
  switch (choice.asked?.question) {
    case 'engage':
      return <Engage asked={choice.asked} />;
    case 'initiative-order':
      return <TiedOrder asked={choice.asked} />;
    case 'assign-die':
      // While the roll is still being told its dice are no secret, but a surprise.
      return present ? <NextDie asked={choice.asked} /> : null;
    default:
      return null;
  }
}

interface OrdersProps<Q extends QuestionId<Eclipse>> {
  readonly asked: Extract<Asked<Eclipse>, { question: Q }>;
}

/** Attack, wait or a sector to retreat to; what is not possible says why. */
function Engage({ asked }: OrdersProps<'engage'>) {
  const { say } = useBoard();
  const { mark } = useFace(asked.seat);
  const { about, answers } = asked;
  const { ship, party } = about;
  const havens = answers.flatMap((answer) => (answer.do === 'retreat' ? [answer.to] : []));
  const waits = answers.some((answer) => answer.do === 'wait');
  return (
    <div className={`ec-orders player-${mark}`}>
      <p className="ec-orders-head">
        <ShipSvg ship={ship} />
        <span>{say('board.battle.orders', { ship })}</span>
      </p>
      <Order id="order:attack" icon="play" label={say('answer.engage.do.attack')} part={{ do: 'attack' }}>
        <Salvo party={party} ship={ship} />
      </Order>
      {waits && <Order id="order:wait" icon="clock" label={say('answer.engage.do.wait')} part={{ do: 'wait' }} />}
      {havens.map((to) => (
        <Order
          key={to}
          id={`retreat:${to}`}
          icon="back"
          label={say('answer.engage.do.retreat', { to })}
          part={{ do: 'retreat', to }}
        />
      ))}
      {havens.length === 0 && (
        <Order id="order:retreat" icon="back" label={say('do.retreat')} part={{ do: 'retreat' }} />
      )}
    </div>
  );
}

interface OrderProps {
  readonly id: string;
  readonly icon: GlyphName;
  readonly label: string;
  readonly part: { readonly [field: string]: unknown };
  readonly children?: ReactNode;
}

/** The dice that an attack of a type rolls. */
function Salvo({ party, ship }: { readonly party: number; readonly ship: Ship }) {
  const { view } = useBoard();
  const unit = view.table.battle?.parties[party]?.units.find((one) => one.ship === ship);
  if (!unit) return null;
  return DICE.map((die, colour) => {
    const count = unit.values.cannons[colour] * unit.damage.length;
    return count === 0 ? null : (
      <span key={die} className="ec-order-step">
        {count}×
        <DieSvg die={die} />
      </span>
    );
  });
}

function Order({ id, icon, label, part, children }: OrderProps) {
  const props = useThing()({ id, name: [label], part, details: 'battle' });
  return (
    <Plate target={props} className="ec-order">
      <Glyph name={icon} />
      <span>{label}</span>
      {children}
    </Plate>
  );
}

/** Own types of equal initiative in every order. */
function TiedOrder({ asked }: OrdersProps<'initiative-order'>) {
  const { say } = useBoard();
  const thing = useThing();
  const { mark } = useFace(asked.seat);
  return (
    <div className={`ec-orders player-${mark}`}>
      <p className="ec-orders-head">{say('board.battle.tied')}</p>
      {asked.answers.map(({ order }) => {
        const label = say('answer.initiative-order', { order });
        const props = thing({ id: `order:${order.join('-')}`, name: [label], part: { order }, details: 'battle' });
        return (
          <div key={order.join()} {...props} className={`ec-order ${props.className}`} title={label}>
            {order.map((ship, at) => (
              <span key={ship} className="ec-order-step">
                <small>{at + 1}</small>
                <ShipSvg ship={ship} />
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** The die that waits for a target. */
function NextDie({ asked }: OrdersProps<'assign-die'>) {
  const { say } = useBoard();
  const { die, face, damage, left } = asked.about;
  return (
    <div className="ec-orders">
      <p className="ec-orders-head">
        <DieSvg die={die} face={face} />
        <span>{say('board.battle.assign', { damage, left })}</span>
      </p>
    </div>
  );
}
