import type { ChapterText } from '../outline.ts';

export const command: ChapterText<'command'> = {
  title: 'Command actions',
  sections: {
    spaces: {
      title: 'Command spaces',
      text: [
        'Build, fund and corporation actions each have a line of spaces. Use the leftmost free one and pay its credits. If none is free, the action is closed for this round.',
        'Any astronaut will do. The matching one brings a bonus at the end of the action: an engineer when you build, a technician when you fund, a scientist with corporation actions.',
      ],
    },
    help: {
      title: 'Panels and energy on the way',
      text: [
        'From paying the space until the main effect is done you may, in any order:',
        '- once a turn pay 1 rare earth and build the next **solar panel** of the rim on the central hex: it produces the energy of its place. Not at energy 9 or 10.',
        '- while energy is below 3, buy energy for 2 credits a step.',
        '- use a project that says so.',
        'Each payment is made on its own. A step that would make your action impossible isn’t offered.',
      ],
    },
    power: {
      title: 'Powered sectors',
      text: [
        'You can only build in a sector with a panel. If it has none, one moves there from the central hex for free; if none is there, you must build one first. A panel never leaves its sector, and none moves without a building.',
      ],
    },
  },
};

export const build: ChapterText<'build'> = {
  title: 'Build',
  sections: {
    steps: {
      title: 'Step by step',
      text: [
        'Choose a building and a sector, power it if needed, pay, spend the energy, place the building, resolve its effect, move astronauts in. Domes are built from left to right, the others in any order.',
        'Spending energy moves the common marker down; it never costs reputation.',
      ],
    },
    site: {
      title: 'Where',
      text: [
        'Any sector with power and enough room, without a building of that size and without one of yours. A command centre therefore needs an empty sector, and closes it.',
        'The project Prefab Modules lets you build straight into the Mars ship.',
      ],
    },
    effects: {
      title: 'What happens then',
      text: [
        '- **Dome**: its bonus, once. **Command centre**: your leader is upgraded.',
        '- **Laboratory**: all your laboratories work, in the order you like: 1 resource of the new sector; 3 credits; activate a token around the new sector.',
        '- You may move any number of your astronauts into the new building. At other times they only move in upkeep.',
      ],
    },
    bonus: {
      title: 'Engineer’s bonus',
      text: [
        'Choose a corporation. If it has no token around the sector, place its next token on an empty spot there and activate it. If it has one, activate that one; this is the only way when no spot is empty.',
        'Every token that leaves a corporation’s board makes its projects more expensive.',
      ],
    },
  },
};

export const fund: ChapterText<'fund'> = {
  title: 'Fund a project',
  sections: {
    steps: {
      title: 'Requirement and price',
      text: [
        'Choose one of the visible projects. The energy level must reach the **requirement**; only the smaller second number is then **spent**. Pay the credits and take the card.',
        'If energy is too low, raise it first with a panel, by buying, or with a project.',
      ],
    },
    cost: {
      title: 'Cost levels',
      text: [
        'The more tokens of a corporation are in the crater, the more expensive its projects: credits, required energy and spent energy go up level by level, 5 levels in all.',
        'Technicians in the second workshop and Japan A lower credits or the requirement, never the energy that is spent.',
      ],
    },
    card: {
      title: 'Your new project',
      text: [
        'First its immediate effect, then abilities that react to funding, then the next card is revealed, then the technician’s bonus: one corporation action, which you must take.',
        'You may own any number of projects. A card never reacts to its own funding.',
      ],
    },
  },
};

export const corporate: ChapterText<'corporate'> = {
  title: 'Corporation actions',
  sections: {
    actions: {
      title: 'Up to three',
      text: [
        'Take 0 to 3 corporation actions, one after the other:',
        '- an action of the **reputation track** at or below your marker;',
        '- the action on the board of a corporation in play;',
        '- one of your projects with an action.',
        'The scientist’s bonus is a recruit.',
      ],
    },
    limits: {
      title: 'How often',
      text: [
        'Boards and most projects may be used again and again. Each action of the reputation track works once a turn, a once-per-round project once a round.',
        'You may use at once what your reputation has just unlocked. An action that you can’t pay or that would change nothing can’t be chosen.',
        'Where a rule gives you one corporation action, you must take it; 2 reputation are always possible.',
      ],
    },
  },
};
