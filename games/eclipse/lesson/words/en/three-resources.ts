export const threeResources = {
  'lesson.three-resources': 'Three resources',
  'lesson.three-resources.learned': 'Research, Build, passing first, upkeep and income.',
  'lesson.three-resources.round.resources':
    'Materials build, science researches, money pays the upkeep. You have {materials}, {science} and {money}.',
  'lesson.three-resources.round.outlook':
    'How the round will end stands here: {stored} in store + {income} produced − {upkeep} upkeep = {money} money. Each further disc raises the upkeep.',
  'lesson.three-resources.round.research': 'Research. One Research action brings one technology.',
  'lesson.three-resources.round.nanorobots':
    'Take Nanorobots: from now on each Build action builds one thing more. Price: {cost} science.',
  'lesson.three-resources.round.nanorobots.other': 'You can afford it, but Nanorobots help with what comes next.',
  'lesson.three-resources.round.track':
    'It lies on your nano track. Every further technology there is cheaper, and a track with four or more scores points.',
  'lesson.three-resources.round.build': 'Now Build.',
  'lesson.three-resources.round.interceptor':
    'An Interceptor takes {cost} of your {have} materials. Build it in Procyon.',
  'lesson.three-resources.round.interceptor.plan':
    'That is legal, but the fleet gathers in Procyon: an Interceptor there.',
  'lesson.three-resources.round.end':
    'Materials left: {left}, too little for more. End the action: unused activations are lost.',
  'lesson.three-resources.round.pass':
    'Enough for this round. Whoever passes first gets {bonus} money and starts the next round. Pass.',
  'lesson.three-resources.round.pass.last': 'You could go on, but each further disc costs money. Be the first to pass.',
  'lesson.three-resources.round.upkeep':
    'The round is over: {stored} in store + {bonus} for passing first + {income} produced − {upkeep} upkeep = {money} money.',
  'lesson.three-resources.round.back':
    'The discs of your actions are back: upkeep {upkeep}. Those on sectors stay away, so each sector you hold makes all later actions dearer.',
  'lesson.three-resources.round.debt': 'What if your money could not cover the upkeep?',
  'lesson.three-resources.round.debt.sell': 'You trade, or give up sectors',
  'lesson.three-resources.round.debt.borrow': 'You borrow from {rival}',
  'lesson.three-resources.round.debt.zero': 'Nothing, it stays at zero',
  'lesson.three-resources.round.debt.why':
    'Every action is affordable in discs, not always in money. The action buttons show what would be left.',
} as const;
