import type { Tongue } from '../stock.ts'
import { call, quoteSlots, subjectSlots } from './calling.ts'
import { couples } from './couples.ts'
import { day, month, span } from './dates.ts'
import { mystic as mysticFrames } from './frames-mystic.ts'
import { pragmatic as pragmaticFrames } from './frames-pragmatic.ts'
import { mystic as mysticJoints } from './joints-mystic.ts'
import { pragmatic as pragmaticJoints } from './joints-pragmatic.ts'
import { mystic as mysticKinds } from './kinds-mystic.ts'
import { pragmatic as pragmaticKinds } from './kinds-pragmatic.ts'
import { meaningOf } from './numbers.ts'
import { pair, told } from './telling.ts'
import { decision } from './topics/decision.ts'
import { family } from './topics/family.ts'
import { friends } from './topics/friends.ts'
import { grief } from './topics/grief.ts'
import { home } from './topics/home.ts'
import { love } from './topics/love.ts'
import { money } from './topics/money.ts'
import { name } from './topics/name.ts'
import { purpose } from './topics/purpose.ts'
import { rest } from './topics/rest.ts'
import { self } from './topics/self.ts'
import { study } from './topics/study.ts'
import { timing } from './topics/timing.ts'
import { work } from './topics/work.ts'
import { worry } from './topics/worry.ts'

/** European Portuguese, with 'tu'; phrases that would tell the person's sex are avoided. */
export const portuguese: Tongue = {
  topics: {
    love,
    work,
    money,
    family,
    friends,
    decision,
    home,
    study,
    rest,
    grief,
    worry,
    purpose,
    name,
    timing,
    self,
  },
  joints: { mystic: mysticJoints, pragmatic: pragmaticJoints },
  frames: { mystic: mysticFrames, pragmatic: pragmaticFrames },
  kinds: { mystic: mysticKinds, pragmatic: pragmaticKinds },
  couples,
  traits: [
    'um campo aberto, com tudo ainda possível',
    'um passo teu, dado primeiro',
    'paciência e ouvido para o outro lado',
    'a palavra dita em voz alta e com leveza',
    'ordem e trabalho que aguenta',
    'espaço e a coragem de mudar de ideias',
    'cuidado, com os outros e na mesma medida contigo',
    'sossego e a pergunta atrás da pergunta',
    'força que sabe para que serve',
    'um coração largo e saber largar a tempo',
  ],
  call,
  meaningOf,
  told,
  pair,
  span,
  month,
  day,
  quoteSlots,
  subjectSlots,
}
