export const threeResources = {
  'lesson.three-resources': 'Three resources',
  'lesson.three-resources.learned': 'Research, Build, passing first, upkeep and income.',
  'lesson.three-resources.round.resources':
    'Materials build, Science researches, Money pays the upkeep. You have {materials}, {science} and {money}.',
  'lesson.three-resources.round.outlook':
    'This shows how the round will end: {stored} stored + {income} produced − {upkeep} upkeep = {money} Money. Each further disc raises the upkeep.',
  'lesson.three-resources.round.research': 'Choose Research. One Research action brings one technology.',
  'lesson.three-resources.round.nanorobots':
    'Take Nanorobots: from now on each Build action builds one more thing. Price: {cost} Science.',
  'lesson.three-resources.round.nanorobots.other': 'You can afford it, but Nanorobots help with the next step.',
  'lesson.three-resources.round.track':
    'It is on your Nano track. Every further technology there is cheaper, and a track with four or more scores points.',
  'lesson.three-resources.round.build': 'Now choose Build.',
  'lesson.three-resources.round.interceptor':
    'An Interceptor costs {cost} of your {have} Materials. Build it in Procyon.',
  'lesson.three-resources.round.interceptor.plan':
    'That is legal, but the fleet gathers in Procyon: build an Interceptor there.',
  'lesson.three-resources.round.end':
    'Materials left: {left}, not enough for anything else. End the action: unused activations are lost.',
  'lesson.three-resources.round.pass':
    'That’s enough for this round. The first to pass gains {bonus} Money and starts the next round. Pass.',
  'lesson.three-resources.round.pass.last':
    'You could continue, but each further disc costs Money. Be the first to pass.',
  'lesson.three-resources.round.upkeep':
    'The round is over: {stored} stored + {bonus} for passing first + {income} produced − {upkeep} upkeep = {money} Money.',
  'lesson.three-resources.round.back':
    'The discs from your actions are back: upkeep {upkeep}. Discs on sectors stay there, so every sector you hold makes later actions more expensive.',
  'lesson.three-resources.round.debt': 'What happens if your Money can’t cover the upkeep?',
  'lesson.three-resources.round.debt.sell': 'You trade, or give up sectors',
  'lesson.three-resources.round.debt.borrow': 'You borrow from {rival}',
  'lesson.three-resources.round.debt.zero': 'Nothing, it stays at zero',
  'lesson.three-resources.round.debt.why':
    'You will always have a disc for an action, but not always the Money. The action buttons show what would be left.',
} as const;
