import { v7 } from 'uuid';
import { seamlessPaths } from '@khelaghor/contract/play/seamless-wallet.ts';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendors.ts';
import { startSampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { SampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import type { RecordedMember } from './account-calls.ts';
import { makeKey, pick } from './recorder.ts';
import type { CallName, Caller, Recorder } from './recorder.ts';

const language = 'en';
const dice = { game: 'dice' };

/** Lists of games, as the lobby's pages ask for them. */
export async function recordLobby(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask } = recorder;
  const visitor = recorder.newCaller('visitor');
  const platform = 'html5';
  const lists: readonly (readonly [CallName, Record<string, string>])[] = [
    ['GET /lgw/games/game_menus', {}],
    ['GET /lgw/games/popular', { count: '20' }],
    ['GET /lgw/games/game', { gameCode: 'dice' }],
    ['GET /lgw/vn/games/game_menu', { prizeMode: 'Lott', device: 'WEB' }],
    ['GET /lgw/vn/numeros/opened/game', { count: '100' }],
    ['GET /wps/relay/newGameVendor', { platform, merchantCode: 'khela' }],
    ['GET /wps/relay/vassGameType', { platform, vassalage: 'KHELAGHOR' }],
    ['GET /wps/relay/hotGames', { isPlatform: '2', platform, language }],
    ['GET /wps/relay/gameList', { clientType: '3', gameType: 'INHOUSE', pageNo: '1', language }],
    ['GET /wps/relay/pvpRooms', { platform, language }],
    ['GET /wps/relay/winnerRankList', {}],
    ['GET /wps/relay/leadBoard', { period: 'day' }],
  ];
  for (const [call, query] of lists) await ask(visitor, call, { query }, 'good');
  const opened = { query: { count: '100' } };
  await ask(member, 'GET /lotto/lgw/games/opened/numero', opened, 'good');
  const data = { nodeId: await readNodeId(recorder), vendor: 'KHELAGHOR', gameType: 'INHOUSE' };
  await ask(member, 'POST /wps/relay/favouriteGames', { body: { data } }, 'good');
  const filter = { query: { clientType: '3', platform, language } };
  await ask(member, 'GET /wps/relay/favouriteGames', filter, 'one');
  await ask(member, 'GET /wps/relay/favouriteIds', filter, 'one');
  await ask(member, 'POST /wps/relay/favouriteGames/remove', { body: { data } }, 'good');
  await ask(member, 'PUT /wps/relay/recentGames', { body: { gameCode: 'dice' } }, 'good');
  await ask(member, 'GET /wps/relay/recentGames', filter, 'one');
  const device = { query: { prizeMode: 'Lott', device: 'WEB' } };
  await ask(member, 'GET /lgw/vn/games/game_menu/recent', device, 'good');
}

/** The number that the lobby gives to the dice game. */
async function readNodeId({ send, newCaller }: Recorder): Promise<number> {
  const query = { gameCode: 'dice' };
  const { text } = await send(newCaller('visitor'), 'GET /lgw/games/game', { query });
  return Number(/"nodeId":(\d+)/u.exec(text)?.[1]);
}

/** Tickets in the running issue, and a roll of the dice on the games' origin. */
export async function recordInHouseGames(
  recorder: Recorder,
  member: RecordedMember,
): Promise<Caller> {
  const { ask } = recorder;
  const visitor = recorder.newCaller('visitor');
  const params = { gameCode: 'k3' };
  const read = await ask(visitor, 'GET /lotto/lgw/games/:gameCode', { params }, 'good');
  await ask(visitor, 'GET /lotto/lgw/games/:gameCode/opened', { params }, 'good');
  const issueId = pick(read, 'current', 'issueId');
  const ticket = { play: 'sum', selection: '10', stakePerLine: '1000' };
  const place = (over: object, note: string) => {
    const tickets = [{ key: makeKey(recorder), ...ticket, ...over }];
    const body = { issueId, tickets };
    return ask(member, 'POST /lotto/lgw/games/:gameCode/tickets', { params, body }, note);
  };
  await place({}, 'good');
  await place({ play: 'none' }, 'unknown play');
  await place({ stakePerLine: '1' }, 'small stake');
  await ask(member, 'GET /lotto/lgw/games/:gameCode/tickets', { params }, 'one');
  await recordGroups(recorder, member, issueId);
  const launch = { gameId: 'dice', launchMode: 'GLS', platform: 'html5', language };
  const launched = await ask(member, 'POST /wps/game/launchGame', { body: launch }, 'dice');
  const launchCode = new URL(pick(launched, 'content')).hash.slice('#launch='.length);
  const game: Caller = recorder.newCaller('game', 'games');
  const opened = await ask(game, 'POST /inhouse/session', { body: { launchCode } }, 'good');
  game.token = pick(opened, 'gameToken');
  const state = await ask(game, 'GET /inhouse/:game/state', { params: dice }, 'dice');
  const seedId = pick(state, 'seeds', 'seedId');
  const roll = { stake: '1000', choice: { direction: 'under', chance: 4_950 }, seedId };
  const play = (over: object, note: string) => {
    const body = { key: makeKey(recorder), ...roll, ...over };
    return ask(game, 'POST /inhouse/:game/rounds', { params: dice, body }, note);
  };
  await play({}, 'a roll');
  await rollUntilWon(recorder, game, roll);
  await play({ stake: '999999999' }, 'a large roll');
  await ask(game, 'GET /inhouse/:game/rounds', { params: dice }, 'rolls');
  await recordBets(recorder, member);
  const seeds = { params: dice, body: { seedId, clientSeed: 'my seed' } };
  await ask(game, 'POST /inhouse/:game/seeds', seeds, 'after rolls');
  await recordSteps(recorder, member);
  await recordShared(recorder, member);
  return game;
}

/** A round of Mines with one pot that hides none, so that its first step ends it. */
async function recordSteps(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask } = recorder;
  const launch = { gameId: 'mines', launchMode: 'GLS', platform: 'html5', language };
  const launched = await ask(member, 'POST /wps/game/launchGame', { body: launch }, 'mines');
  const launchCode = new URL(pick(launched, 'content')).hash.slice('#launch='.length);
  const game: Caller = recorder.newCaller('game', 'games');
  const opened = await ask(game, 'POST /inhouse/session', { body: { launchCode } }, 'mines');
  game.token = pick(opened, 'gameToken');
  const params = { game: 'mines' };
  const state = await ask(game, 'GET /inhouse/:game/state', { params }, 'no round');
  const seedId = pick(state, 'seeds', 'seedId');
  const open = (note: string) => {
    const body = { key: makeKey(recorder), stake: '1000', choice: { mines: 24 }, seedId };
    return ask(game, 'POST /inhouse/:game/step-rounds', { params, body }, note);
  };
  const betId = pick(await open('good'), 'round', 'betId');
  await open('one is open');
  await ask(game, 'GET /inhouse/:game/state', { params }, 'a round');
  const seeds = { params, body: { seedId, clientSeed: 'my seed' } };
  await ask(game, 'POST /inhouse/:game/seeds', seeds, 'a round is open');
  const round = { ...params, betId };
  const take = { params: round, body: { key: makeKey(recorder), number: 1 } };
  await ask(game, 'POST /inhouse/:game/step-rounds/:betId/take', take, 'nothing to take');
  const step = (number: number, note: string) => {
    const body = { key: makeKey(recorder), number, step: { cell: 0 } };
    const input = { params: round, body };
    return ask(game, 'POST /inhouse/:game/step-rounds/:betId/steps', input, note);
  };
  await step(2, 'wrong number');
  await step(1, 'good');
  await step(2, 'after its end');
  await ask(game, 'GET /inhouse/:game/rounds', { params }, 'one');
  const proof = { params: { betId } };
  await ask(member, 'GET /wps/records/bets/:betId/fairness', proof, 'a round of steps');
}

/** Crash while its rounds rest: no page has entered its room. */
async function recordShared(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask } = recorder;
  const launch = { gameId: 'crash', launchMode: 'GLS', platform: 'html5', language };
  const launched = await ask(member, 'POST /wps/game/launchGame', { body: launch }, 'crash');
  const launchCode = new URL(pick(launched, 'content')).hash.slice('#launch='.length);
  const game: Caller = recorder.newCaller('game', 'games');
  const opened = await ask(game, 'POST /inhouse/session', { body: { launchCode } }, 'crash');
  game.token = pick(opened, 'gameToken');
  const params = { game: 'crash' };
  await ask(game, 'GET /inhouse/:game/shared/state', { params }, 'no round');
  await ask(game, 'POST /inhouse/:game/shared/ticket', { params, body: {} }, 'good');
  const key = makeKey(recorder);
  const bet = { key, round: 1, seat: 1, stake: '1000', choice: { auto: 200 } };
  await ask(game, 'POST /inhouse/:game/shared/bets', { params, body: bet }, 'no round');
  const ofBet = { params: { ...params, betId: key }, body: {} };
  await ask(game, 'POST /inhouse/:game/shared/bets/:betId/cash-out', ofBet, 'unknown');
  await ask(game, 'GET /inhouse/:game/shared/bets', { params }, 'none');
}

/** A ticket in two shares, of which no one buys the second, and which its organiser withdraws. */
async function recordGroups(
  recorder: Recorder,
  member: RecordedMember,
  issueId: string,
): Promise<void> {
  const { ask } = recorder;
  const params = { gameCode: 'k3' };
  const key = makeKey(recorder);
  const body = {
    key,
    issueId,
    play: 'sum',
    selection: '10',
    stakePerLine: '1000',
    shares: 2,
    feeHundredths: 100,
    visibility: 'public',
    guarantee: null,
    own: { key: makeKey(recorder), shares: 1 },
  };
  const create = (over: object, note: string) =>
    ask(
      member,
      'POST /lotto/lgw/games/:gameCode/groups',
      { params, body: { ...body, ...over } },
      note,
    );
  await create({}, 'good');
  await create({ key: makeKey(recorder), shares: 3 }, 'shares of unequal prices');
  const visitor = recorder.newCaller('visitor');
  await ask(visitor, 'GET /lotto/lgw/games/:gameCode/groups', { params }, 'one');
  const named = { params: { groupId: key } };
  await ask(visitor, 'GET /lotto/lgw/groups/:groupId', named, 'good');
  const tooMany = { ...named, body: { key: makeKey(recorder), shares: 2 } };
  await ask(member, 'POST /lotto/lgw/groups/:groupId/shares', tooMany, 'too many');
  await ask(member, 'POST /lotto/lgw/groups/:groupId/cancel', named, 'good');
  await ask(member, 'GET /lotto/lgw/games/:gameCode/my-groups', { params }, 'one');
}

/** Rolls with a high chance until one is won, so that the list of winners is not empty. */
async function rollUntilWon(recorder: Recorder, game: Caller, roll: object): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const isWon = await rollLikely(recorder, game, roll);
    // More entries than a page of the member's record has, whatever is won.
    if (isWon && tries >= 5) return;
  }
  throw new Error('no roll was won');
}

async function rollLikely(recorder: Recorder, game: Caller, roll: object): Promise<boolean> {
  const choice = { direction: 'under', chance: 9_000 };
  const body = { ...roll, key: makeKey(recorder), choice };
  const input = { params: dice, body };
  const { text } = await recorder.send(game, 'POST /inhouse/:game/rounds', input);
  return text.includes('"won":true');
}

async function recordBets({ ask }: Recorder, member: RecordedMember): Promise<void> {
  const listed = await ask(member, 'GET /wps/records/bets', { query: { gameCode: 'dice' } }, 'one');
  await ask(member, 'GET /wps/records/bets', { query: { gameCode: 'k3' } }, 'a ticket');
  const params = { betId: pick(listed, 'items', 0, 'betId') };
  const body = { clientSeed: 'my other seed' };
  await ask(member, 'GET /wps/records/bets/:betId/fairness', { params }, 'before its seed');
  await ask(member, 'POST /wps/records/bets/:betId/reveal', { params, body }, 'good');
  await ask(member, 'GET /wps/records/bets/:betId/fairness', { params }, 'with its seed');
}

/** Sends the body with a signature, and records it like a call of the contract. */
async function askWallet(
  { server, note }: Recorder,
  vendor: SampleVendor,
  question: keyof typeof seamlessPaths,
  body: string,
  { noted, signature = vendor.sign(body) }: { noted: string; signature?: string },
): Promise<void> {
  const path = seamlessPaths[question];
  const response = await fetch(`${server.config.origins.site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [seamlessSignatureHeader]: signature },
    body,
  });
  await note(`POST ${path}`, `vendor, ${noted}`, response);
}

/** A round in a vendor's game, and each of its calls with nothing, markup and no signature. */
export async function recordVendor(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { server, ask } = recorder;
  const vendor = await startSampleVendor(server);
  const launch = { launchMode: 'GLS', platform: 'html5', language };
  const game = { gameId: vendor.gameCode, ...launch };
  await ask(member, 'POST /wps/game/launchGame', { body: game }, 'a vendor');
  const token = await vendor.openToken(member);
  const head = () => ({ user: member.memberId, request_uuid: v7(), token });
  const round = { round: 'r1', game_code: vendor.vendorGameCode, currency: 'PLAY' };
  const bet = { ...head(), ...round, transaction_uuid: v7(), amount: 1_000_000 };
  const reference = { reference_transaction_uuid: bet.transaction_uuid };
  const won = { ...head(), ...round, transaction_uuid: v7(), amount: 2_000_000, ...reference };
  const { currency: _, ...inRound } = round;
  const undone = { ...head(), ...inRound, transaction_uuid: v7(), ...reference };
  const good = { userInfo: { user: member.memberId, request_uuid: v7() }, balance: head(), bet };
  const bodies = Object.entries({ ...good, win: won, rollback: undone });
  for (const [name, body] of bodies) {
    const question = name as keyof typeof seamlessPaths;
    await askWallet(recorder, vendor, question, JSON.stringify(body), { noted: 'good' });
    await askWallet(recorder, vendor, question, '{}', { noted: 'nothing' });
    const markup = '{"user": "<script>", "token": "\' or 1=1", "amount": "-1"}';
    await askWallet(recorder, vendor, question, markup, { noted: 'markup' });
    const unsigned = { noted: 'wrong signature', signature: 'AAAA' };
    await askWallet(recorder, vendor, question, JSON.stringify(body), unsigned);
  }
  await vendor.close();
  await recordTransferWallet(recorder, member);
}

async function recordTransferWallet(recorder: Recorder, member: RecordedMember): Promise<void> {
  const { ask, server } = recorder;
  const vendor = await startSampleVendor(server, { code: 'bilbo', wallet: 'transfer' });
  const body = { vendor: vendor.code, direction: 'to_vendor', amount: '20000' };
  const move = (over: object, note: string) =>
    ask(
      member,
      'POST /wps/relay/GCS_walletTransfer',
      { body: { key: makeKey(recorder), ...body, ...over } },
      note,
    );
  await move({}, 'good');
  await move({ direction: 'from_vendor', amount: '10000' }, 'back');
  await move({ vendor: 'nobody' }, 'unknown vendor');
  await ask(member, 'GET /wps/relay/merchantWallet', {}, 'some');
  await ask(member, 'GET /wps/member/info/funds/consolidated', {}, 'some');
  await vendor.close();
}
