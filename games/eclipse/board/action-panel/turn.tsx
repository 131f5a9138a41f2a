import { Plate } from '@orrery/ui';
import { ACTIONS, type Action, REACTIONS, type Resource } from '../../data/index.ts';
import { activations, forecast, idleActions } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { signed } from '../own/after.ts';
import { useOption } from '../own/option.ts';
import { ActionIcon } from '../pieces/action-icon.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { AnswerButton } from './plain.tsx';
import { Reason } from './reason.tsx';
import { SideButtons, Sides } from './sides.tsx';

/** The six actions, or after a pass the three reactions, with what each would do now and what it costs in upkeep, and the pass. */
export function TurnPanel() {
  return (
    <>
      <ul className="ec-actions">
        <Actions />
        <li>
          <PassButton />
        </li>
      </ul>
      <Sides />
    </>
  );
}

/** The same in one row: what is useful first, the pass last. */
export function TurnRow() {
  return (
    <>
      <ul className="ec-actions">
        <Actions />
      </ul>
      <SideButtons />
      <PassButton />
    </>
  );
}

function Actions() {
  const { choice } = useBoard();
  const actions = choice.asked?.question === 'react' ? REACTIONS : ACTIONS;
  return actions.map((action) => (
    <li key={action}>
      <ActionButton action={action} />
    </li>
  ));
}

function ActionButton({ action }: { readonly action: Action }) {
  const { say, view, seat, player, choice } = useBoard();
  const option = useOption();
  const idle = idleActions(view.table, seat).includes(action);
  const count = choice.asked?.question === 'react' ? 1 : activations(player, action);
  const money = forecast(view.table, seat).moneyAfterDisc;
  const part = { do: action };
  const barred = choice.why(part);
  const cost = money !== null && say('board.after-this', { count: signed(money) });
  return (
    <Plate
      target={option({
        id: `action:${action}`,
        name: [
          say(`action.${action}`),
          say('board.activations', { count }),
          idle && say('board.idle'),
          !barred && cost,
          say(`action.${action}.text`),
        ],
        part,
      })}
    >
      <div className="ec-action" data-idle={idle}>
        <ActionIcon of={action} />
        <strong>{say(`action.${action}`)}</strong>
        <span className="ec-action-count">{say('board.times', { count })}</span>
        {barred ? (
          <Reason barred={barred} />
        ) : idle ? (
          <span className="ec-action-idle">{say('board.idle')}</span>
        ) : (
          <span className="ec-action-gist">
            <Gist action={action} />
          </span>
        )}
        {!barred && money !== null && (
          <span className="ec-action-cost" data-short={money < 0}>
            <ResourceSvg resource="money" /> <span className="ec-wordy">{cost}</span>
            <span className="ec-terse" aria-hidden="true">
              → {signed(money)}
            </span>
          </span>
        )}
      </div>
    </Plate>
  );
}

const SPENDS: { readonly [action in Action]?: Resource } = { research: 'science', build: 'materials' };

/** What there is to spend on it. */
function Gist({ action }: { readonly action: Action }) {
  const { say, player } = useBoard();
  const resource = SPENDS[action];
  return resource
    ? say('board.action.have', { resource, count: player.storage[resource] })
    : say(`board.action.${action}`, { used: player.colony.used });
}

function PassButton() {
  const { say, view, seat, choice } = useBoard();
  const option = useOption();
  const again = choice.asked?.question === 'react';
  const first = !view.table.players.some(({ passed }) => passed);
  const text = again ? say('board.pass.again') : say('board.pass', { first: String(first) });
  return (
    <Plate
      target={option({
        id: 'action:pass',
        name: [say('do.pass'), text],
        part: { do: 'pass' },
        details: `player:${seat}`,
      })}
    >
      <div className="ec-action ec-action-pass">
        <ActionIcon of="pass" />
        <strong>{say('do.pass')}</strong>
        <span className="ec-action-gist">{text}</span>
      </div>
    </Plate>
  );
}

/** The standing order of somebody who has passed: no more reactions this round, or asked again. */
export function OrderPanel() {
  const { say, player } = useBoard();
  const reactions = player.resting ? 'on' : 'off';
  return (
    <>
      <p className="ec-lead">{say(player.resting ? 'board.order.resting' : 'board.order.awake')}</p>
      <AnswerButton
        id={`reactions-${reactions}`}
        part={{ reactions }}
        name={say(`answer.standing-order.reactions.${reactions}`)}
        effect={say(`board.order.${reactions}`)}
      />
    </>
  );
}
