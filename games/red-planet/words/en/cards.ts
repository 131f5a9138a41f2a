import type { Catalogue } from '@orrery/ui/contract';

/** Characters and event cards: names, texts, and a line that sums a character up. */
export const cards = {
  'character.recruiter': 'Recruiter',
  'character.recruiter.summary': 'All your characters come back',
  'character.recruiter.text':
    'Place 1 astronaut on a ship. Then take all your played characters back into your hand, this one included.',
  'character.explorer': 'Explorer',
  'character.explorer.summary': 'Up to 3 moves on Mars',
  'character.explorer.text':
    'Place 1 astronaut on a ship. Then make up to 3 moves: each takes one of your astronauts to an adjacent zone.',
  'character.scientist': 'Scientist',
  'character.scientist.summary': 'Draw an event card or look at a discovery',
  'character.scientist.text':
    'Place 2 astronauts on ships. Then draw an event card, or look at a face-down discovery on the map.',
  'character.secret-agent': 'Secret Agent',
  'character.secret-agent.summary': 'Launch a ship that is not full',
  'character.secret-agent.text':
    'Place 2 astronauts on two different ships. Then launch a docked ship that is not full, even an empty one.',
  'character.saboteur': 'Saboteur',
  'character.saboteur.summary': 'Destroy a docked ship',
  'character.saboteur.text': 'Place 1 astronaut on a ship. Then destroy a docked ship with everyone aboard.',
  'character.femme-fatale': 'Femme Fatale',
  'character.femme-fatale.summary': 'Replace a rival with one of your own',
  'character.femme-fatale.text':
    'Place 1 astronaut on a ship. Then replace a rival astronaut, on a ship or in a zone where you have one, with one from your supply.',
  'character.travel-agent': 'Travel Agent',
  'character.travel-agent.summary': '3 astronauts on one ship, or none',
  'character.travel-agent.text':
    'Board exactly 3 astronauts on one docked ship. If no ship has room for all three, nobody boards.',
  'character.soldier': 'Soldier',
  'character.soldier.summary': 'Kill an astronaut, then drop from Phobos',
  'character.soldier.text':
    'Place 1 astronaut on a ship. Kill an astronaut in an outer zone or on Phobos. Then drop 1 to 3 of your astronauts from Phobos to zones of Mars.',
  'character.pilot': 'Pilot',
  'character.pilot.summary': 'Redirect a ship',
  'character.pilot.text':
    'Place 2 astronauts on ships. Then place any destination token from the pool on a docked or launched ship.',

  'card.recruiter': 'Recruiter',
  'card.explorer': 'Explorer',
  'card.scientist': 'Scientist',
  'card.secret-agent': 'Secret Agent',
  'card.saboteur': 'Saboteur',
  'card.femme-fatale': 'Femme Fatale',
  'card.travel-agent': 'Travel Agent',
  'card.soldier': 'Soldier',
  'card.pilot': 'Pilot',

  'card.disc-ether-magnet': 'Ether Magnet',
  'card.disc-ether-magnet.text': 'At the reveal: all astronauts aboard docked ships move into this zone.',
  'card.disc-native-resistance': 'Native Resistance',
  'card.disc-native-resistance.text':
    'At the reveal: every colour with an astronaut here loses 1 of them to Lost in Space.',
  'card.disc-great-sandstorm': 'Great Sandstorm',
  'card.disc-great-sandstorm.text':
    'At the reveal: each player moves all their astronauts from here to adjacent zones of their choice.',
  'card.disc-synergy': 'Synergy',
  'card.disc-synergy.text': 'Third production: each adjacent zone with a face-up resource token produces 1 more token.',
  'card.disc-rockburst': 'Rockburst',
  'card.disc-rockburst.text': 'Third production: this zone produces nothing, not even with Synergy.',
  'card.disc-rich-vein': 'Rich Vein',
  'card.disc-rich-vein.text': 'Third production: this zone produces 2 more tokens.',
  'card.disc-even-ground': 'Even Ground',
  'card.disc-even-ground.text': 'Third production: all colours present here count as tied for the most astronauts.',
  'card.disc-uneven-ground': 'Uneven Ground',
  'card.disc-uneven-ground.text':
    'Third production: the colour present here with the fewest astronauts counts as having the most.',
  'card.disc-subterfuge': 'Subterfuge',
  'card.disc-subterfuge.text':
    'Third production: the colour with the second-most astronauts takes the tokens of this zone.',
  'card.disc-frozen-caverns': 'Frozen Caverns',
  'card.disc-frozen-caverns.text': 'Third production: this zone produces ice instead of its own resource.',
  'card.disc-lichens': 'Lichens',
  'card.disc-lichens.text': 'Final scoring: each colour with at least 1 astronaut here gains 3 points.',
  'card.disc-underground-lake': 'Underground Lake',
  'card.disc-underground-lake.text':
    'Final scoring: the colour with the most astronauts here gains 6 points; tied colours divide them, rounded down.',
  'card.disc-radiation-leak': 'Radiation Leak',
  'card.disc-radiation-leak.text': 'Final scoring: each colour with at least 1 astronaut here loses 3 points.',

  'card.mis-eastern-influence': 'Eastern Influence',
  'card.mis-eastern-influence.text':
    '1, 2, 4 or 7 points for presence in 1, 2, 3 or 4 of: Ausonia, Hellas, Tritonis Sinus, Syrtis Major.',
  'card.mis-western-influence': 'Western Influence',
  'card.mis-western-influence.text':
    '1, 2, 4 or 7 points for presence in 1, 2, 3 or 4 of: Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Valles Marineris.',
  'card.mis-northern-influence': 'Northern Influence',
  'card.mis-northern-influence.text':
    '1, 2, 4 or 7 points for presence in 1, 2, 3 or 4 of: Vastitas Borealis, Ausonia, Mare Serpentis, Syrtis Major.',
  'card.mis-southern-influence': 'Southern Influence',
  'card.mis-southern-influence.text':
    '1, 2, 4 or 7 points for presence in 1, 2, 3 or 4 of: Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus.',
  'card.mis-strategic-zones': 'Strategic Zones',
  'card.mis-strategic-zones.text':
    '8 points if you have the most astronauts in Syrtis Major and Valles Marineris combined.',
  'card.mis-phobos-garrison': 'Phobos Garrison',
  'card.mis-phobos-garrison.text': '8 points if you have the most astronauts on Phobos.',
  'card.mis-celerium-baron': 'Celerium Baron',
  'card.mis-celerium-baron.text': '6 points if you have the most celerium point tokens.',
  'card.mis-sylvanite-baron': 'Sylvanite Baron',
  'card.mis-sylvanite-baron.text': '7 points if you have the most sylvanite point tokens.',
  'card.mis-memorial': 'Heroes’ Memorial',
  'card.mis-memorial.text': '1 point for each of your astronauts in Lost in Space, at most 7.',
  'card.mis-expansion': 'Expansion',
  'card.mis-expansion.text':
    '1 point for the fourth and each further zone where you are present (Phobos included), at most 7.',
  'card.mis-mass-settlement': 'Mass Settlement',
  'card.mis-mass-settlement.text': '7 points for at least 13 of your astronauts on Mars and Phobos together.',
  'card.mis-diversified-mining': 'Diversified Mining',
  'card.mis-diversified-mining.text': '8 points for at least 2 point tokens of each kind.',
  'card.mis-polar-claim': 'Polar Claim',
  'card.mis-polar-claim.text': '6 points if you have the most astronauts in Vastitas Borealis.',

  'card.act-rescue-operation': 'Rescue Operation',
  'card.act-rescue-operation.text':
    'Start of the third production: return up to 2 of your astronauts from Lost in Space to zones where you are present.',
  'card.act-industrial-espionage': 'Industrial Espionage',
  'card.act-industrial-espionage.text':
    'Start of the third production: kill 1 astronaut of another colour in a zone where you are present.',
  'card.act-blocks-of-ice': 'Blocks of Ice',
  'card.act-blocks-of-ice.text': 'End of the third production: gain 2 ice point tokens.',
  'card.act-ether-wind': 'Ether Wind',
  'card.act-ether-wind.text': 'End of the third production: gain 1 celerium point token.',

  'card.global-ice-monopoly': 'Ice Monopoly',
  'card.global-ice-monopoly.text':
    'Final scoring: the colour with the most ice point tokens gains 9 points; tied colours divide them, rounded down.',
} as const satisfies Catalogue;
