import type { Catalogue } from '@orrery/ui/contract';

const TERRAN = 'Trade 2:1. Move has 3 activations. One more space for an ambassador. Starts with Starbase.';

/** The six alien species and the Terran factions on the other sides of their boards. */
export const species = {
  'species.eridani': 'Eridani Empire',
  'species.eridani.text':
    'Starts with 26 Money, two reputation tiles and three technologies, but with two influence discs fewer. Its ships have 1 extra energy.',
  'species.hydran': 'Hydran Progress',
  'species.hydran.text':
    'Research has 2 activations. Starts with Advanced Labs and an advanced Science square settled.',
  'species.planta': 'Planta',
  'species.planta.text':
    'Explore has 2 activations; four colony ships; 1 more point for each sector. Its population dies as soon as enemy ships stay. Ships with fewer slots, but with a computer and energy of their own.',
  'species.draco': 'Descendants of Draco',
  'species.draco.text':
    'Explore draws a second sector if you wish. Lives in peace with Ancients and may control their sectors; 1 point for each Ancient left at the end.',
  'species.mechanema': 'Mechanema',
  'species.mechanema.text': 'Upgrade and Build have 3 activations, and building is cheaper.',
  'species.orion': 'Orion Hegemony',
  'species.orion.text':
    'Starts with a Cruiser, Neutron Bombs and Gauss Shields on all ships; higher initiative and more energy. Trade 4:1.',
  'species.terran_directorate': 'Terran Directorate',
  'species.terran_directorate.text': TERRAN,
  'species.terran_federation': 'Terran Federation',
  'species.terran_federation.text': TERRAN,
  'species.terran_union': 'Terran Union',
  'species.terran_union.text': TERRAN,
  'species.terran_republic': 'Terran Republic',
  'species.terran_republic.text': TERRAN,
  'species.terran_conglomerate': 'Terran Conglomerate',
  'species.terran_conglomerate.text': TERRAN,
  'species.terran_alliance': 'Terran Alliance',
  'species.terran_alliance.text': TERRAN,
} as const satisfies Catalogue;
