export const terms = {
  'term.station': 'The turning store of all tiles, in two rings of six stacks.',
  'term.section':
    'A sixth of the station: a stack of the outer ring and a stack of the inner ring. You take tiles from the one you face.',
  'term.ring': 'The outer ring of the station holds large tiles, the inner ring small ones.',
  'term.commander':
    'Turns the station this round and takes civ cards first. The next round it is the next player clockwise.',
  'term.terrain': 'What a tile covers the ground with: civ, water, biomass, rover, tech or energy. Each tile has two.',
  'term.building':
    'Each tile has one building on each of its two terrains. A building moves the tracker of its terrain by one.',
  'term.tracker': 'The marker on a track. Moving up it gains every symbol it lands on.',
  'term.space': 'A step of a track. Its symbols are gained by a tracker that lands there.',
  'term.medal': 'Points for the end: at a line for completing it, on a track the topmost one reached.',
  'term.milestone': 'The symbols special to a track: civ card, patch, rover, technology.',
  'term.synergy': 'Advances any one of your trackers by one. It gains what the step shows, another synergy included.',
  'term.ice': 'Pale cells of a planet. A water building counts only if some water of its tile lies on ice.',
  'term.perimeter': 'The cells at the edge of a planet. Your first piece must cover one of them.',
  'term.patch': 'A single cell of biomass without a building. It covers a cell and moves no track.',
  'term.rover': 'Drives over your planet and collects meteorites and lifepods. A piece placed on it destroys it.',
  'term.movement': 'Points for rovers: one point, one cell. What is left at the end of a round is lost.',
  'term.meteorite': 'Spoils its row and its column until it is fetched. Three collected ones make 1 point.',
  'term.lifepod':
    'Survivors on your planet. A rover that reaches one collects it: 1 point. A piece placed on it destroys it.',
  'term.civ-card': 'Cards of levels 1 to 4. Some act at once, the others stay secret and score at the end.',
  'term.claim':
    'The right to a civ card. Claims are settled when everyone has confirmed, beginning with the commander.',
  'term.technology': 'An ability of your corporation. It works from the moment its step of the tech track is reached.',
  'term.energy-area':
    'All energy cells that hang together side by side. The terrains it touches can be advanced by its building.',
  'term.neighbour-mission': 'A contest between two neighbours at the end: 5 points for the better, 2 each on a tie.',
  'term.event': 'A card at the start of a round that everyone resolves, if you play with events.',
} as const;
