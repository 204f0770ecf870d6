// Made from the server's messages by `python -m meadhall.server.typescript`: change them there.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Option = number | string;
export type Setting = boolean | number | string;
export type Arg = number | string | Text | Arg[];
export type Args = Record<string, Arg>;

/** Something to say: a key and its arguments. */
export interface Text {
  key: string;
  args: Args;
}

/** A part of a described table: a title, lines of text and perhaps a grid. */
export interface Section {
  title: Text;
  lines: Text[];
  columns: Text[];
  rows: Text[][];
}

/** Something that cannot be chosen now: the reason in a sentence, and the rule that says so. */
export interface Closed {
  option: number | string;
  why: Text;
  rule: string;
}

/** How the game stood after so many answers. */
export interface StoryMoment {
  at: number;
  chances: number[];
  halves: number[];
  n: number;
  scores: number[];
}

/** An option of a choice and the chance that it promised to who was asked. */
export interface StoryOffer {
  option: number | string;
  chance: number;
  half: number;
  taken: boolean;
}

/** A decision: the answer after `at` answers. */
export interface StoryChoice {
  at: number;
  seat: number;
  question: string;
  kind: string;
  args: Args;
  option: number | string;
  gain: number;
  half: number;
  n: number;
  offers: StoryOffer[];
  more: number;
}

/** A line of the public log: a text. */
export interface StoryLine {
  key: string;
  args: Args;
}

/** Where an age, a round or a scene begins, by the line of the public log that says so. */
export interface StoryChapter {
  at: number;
  key: string;
  args: Args;
}

/** A turning point: a best move, a missed one, luck or the lack of it. */
export interface StoryMark {
  kind: "best" | "missed" | "luck" | "unlucky";
  at: number;
  since: number;
  side: number;
  shift: number;
  half: number;
  choice: number | null;
  said: StoryLine[];
}

/** Where the change of a side's chance from first to last came from; they add up to it. */
export interface StoryPart {
  own: number;
  own_half: number;
  others: number;
  others_half: number;
  luck: number;
  luck_half: number;
  total: number;
}

/** All of it. */
export interface Story {
  version: number;
  game: string;
  rules: string;
  seats: number;
  answers: number;
  shared: boolean;
  used: number;
  left_out: number;
  moments: StoryMoment[];
  choices: StoryChoice[];
  marks: StoryMark[];
  parts: StoryPart[];
  scores: number[];
  sources: Record<string, number[]>;
  chapters: StoryChapter[];
}

/** The lesson of a table. */
export interface LessonInfo {
  name: string;
  over: boolean;
  tips: TipInfo[];
}

/** Where a table stands in its lesson. */
export interface LessonPlace {
  lesson: string;
  chapter: string;
  step: number;
  steps: LessonStep[];
  click: number;
  question: string | null;
  options: (number | string)[] | null;
  stage: "click" | "watch" | "chapter" | "end";
}

/** A step of a lesson: its texts are `lesson-LESSON-NAME` of the game. */
export interface LessonStep {
  name: string;
  rules: string[];
  clicks: number;
}

/** Help at a known trap, to be given once: its texts are `tip-NAME` of the game. */
export interface TipInfo {
  name: string;
  question: string;
  option: number | string | null;
  rules: string[];
}

/** A message was carried out; `n` is the state it led to. */
export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

/** Decide an open question, or change an answer that is not in force yet. */
export interface Answer {
  type: "answer";
  id: string;
  n: number;
  seat: number;
  question: string;
  option: number | string;
}

/** A question that the seat has answered and may answer anew until others are ready. */
export interface Answered {
  name: string;
  seat: number;
  kind: string;
  args: Args;
  options: Offer[];
  rules?: string[];
  closed?: Closed[];
  given: number | string;
}

/** A question that the seat may decide now. */
export interface Asked {
  name: string;
  seat: number;
  kind: string;
  args: Args;
  options: Offer[];
  rules?: string[];
  closed?: Closed[];
}

/** Begin without the shares of devices that do not answer. */
export interface Begin {
  type: "begin";
  id: string;
}

/** From which replay a game was played on, and after how many answers. */
export interface BranchInfo {
  replay: string;
  at: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** A thing said at the table; `seat` is None for a spectator. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  key: string | null;
}

/** Things said at the table, the oldest first. */
export interface ChatLines {
  type: "chat";
  lines: ChatLine[];
}

/** This connection ends now; the text key says why. */
export interface Gone {
  type: "gone";
  reason: string;
}

/** Let the bots move now: nobody here wants to take anything back. */
export interface Hurry {
  type: "hurry";
  id: string;
}

/** Where a table stands in its lesson; follows every state `n` while the lesson lasts. */
export interface LessonState {
  type: "lesson";
  n: number;
  place: LessonPlace;
}

/** The log from line `start` on: what a client has beyond it is replaced. */
export interface Log {
  start: number;
  lines: LogLine[];
}

/** A line of the log, with the number of the state it came with. */
export interface LogLine {
  n: number;
  key: string;
  args: Args;
}

/** An option of a question, with what it costs or does where that is worth a word. */
export interface Offer {
  option: number | string;
  hint?: Text | null;
}

/** Open one's share, once the sheet is written. */
export interface Open {
  type: "open";
  id: string;
  round: number;
  share: string;
}

/** How the game ended, by seat; `parts` says where each score came from. */
export interface Outcome {
  scores: number[];
  places: number[];
  winners: number[];
  won: boolean;
  parts: Record<string, number[]>;
}

/** How long bots wait before each step, in milliseconds. */
export interface Pace {
  type: "pace";
  id: string;
  ms: number;
}

/** Ask for an `ack`, to see whether the line is still open. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Why a thing cannot be chosen; None if it can be, or if there is nothing to say about it. */
export interface Reason {
  type: "reason";
  id: string;
  closed: Closed | null;
}

/** What everybody at a table may know of its receipt. */
export interface ReceiptInfo {
  stage: "sealing" | "opening" | "begun";
  round: number;
  house: string;
  seats: SeatGave[];
  sheet: string;
  mark: string;
}

/** A message was not carried out and changed nothing. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  text: Text;
  question: string | null;
  offered: (number | string)[];
  why: Closed | null;
}

/** Send the present state again, with what was logged since state `n`. */
export interface Resume {
  type: "resume";
  n: number;
}

/** Bring the seal of a new share for the receipt, at a table that gathers. */
export interface Seal {
  type: "seal";
  id: string;
  round: number;
  seal: string;
}

/** What a seat's device has given so far. */
export interface SeatGave {
  seal: string | null;
  opened: boolean;
  awaited: boolean;
}

/** Who sits where. */
export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string;
  called: string | null;
  side: string | null;
  colour: string;
  bot: string | null;
  owner: string | null;
  connected: boolean;
  yours: boolean;
}

/** The table of state `n` in words. */
export interface Sections {
  type: "sections";
  n: number;
  seat: number | null;
  sections: Section[];
}

/** Whether to send the table described in words after every state. */
export interface Show {
  type: "show";
  plain: boolean;
}

/** See the table from another of one's own seats, or as a spectator (None). */
export interface Sit {
  type: "sit";
  seat: number | null;
}

/** How the table stands for one seat, or for a spectator. */
export interface State {
  type: "state";
  n: number;
  seat: number | null;
  base: number | null;
  view: Json;
  waiting: number[];
  asked: Asked[];
  asides: Asked[];
  answered: Answered[];
  undo: string | null;
  log: Log;
  result: Outcome | null;
}

/** What is known of a table besides the game itself; sent whole whenever it changes. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  rules: string;
  options: Record<string, boolean | number | string>;
  status: "gathering" | "playing" | "finished" | "abandoned";
  seats: SeatInfo[];
  host: string;
  hosting: boolean;
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  watching: number;
  seeded: boolean;
  pace: number;
  created: number;
  invite: string | null;
  written: boolean;
  rematch: string | null;
  past: boolean;
  stuck: Text | null;
  receipt: ReceiptInfo | null;
  lesson: LessonInfo | null;
  branch: BranchInfo | null;
}

/** Take back the seat's last answer. */
export interface Undo {
  type: "undo";
  id: string;
  n: number;
  seat: number;
}

/** Ask why a thing cannot be chosen at an open question of one's own; answered by `reason`. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  question: string;
  option: number | string;
}

/** What a person wants to be called and how they want to be spoken to. */
export interface AboutMe {
  name?: string;
  language?: "en" | "ru";
  colour?: string;
}

/** Where this server can be reached. */
export interface Addresses {
  network: string | null;
}

/** What a jarl would do in one's place, the best first. */
export interface AdviceInfo {
  n: number;
  seat: number;
  chance: number;
  simulated: number;
  moves: AdvisedMove[];
}

/** A move that is worth considering. */
export interface AdvisedMove {
  question: string;
  option: number | string;
  chance: number;
  expected: number | null;
  share: number;
  reason: Text;
  then: AdvisedNext[];
}

/** A further choice that belongs to a move: what will be asked, and what to answer. */
export interface AdvisedNext {
  name: string;
  seat: number;
  kind: string;
  args: Args;
  option: number | string;
  hint: Text | null;
}

/** Begin a lesson, or go on with it where it was left. */
export interface BeginLesson {
  game: string;
  lesson: string;
}

/** A token, which is told this once: the server keeps only its hash. */
export interface BotToken {
  bot: OwnBot;
  token: string;
}

/** An option of a table. */
export interface ChoiceInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/** Become the person of a personal link on this device too. */
export interface Claim {
  token: string;
}

/** Something wrong with a text that somebody wrote for a game. */
export interface FaultInfo {
  line: number;
  key: string;
  word: string;
  expected: string[];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  rules: string;
  seats: number[];
  options: ChoiceInfo[];
  sides: string[];
  bots: string[];
  ratings: Record<string, Record<string, number>>;
  cards: number;
  writing: string | null;
  lessons: string[];
}

/** That the server is up, and how busy. */
export interface Health {
  status: "ok" | "failing";
  version: string;
  tables: number;
  connections: number;
  problem: Text | null;
}

/** Take an open seat: this one, or the first that is free. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
  seal?: string | null;
}

/** Give up one's seat, or all of them; a bot may play on. */
export interface Leave {
  seat?: number | null;
  bot?: string | null;
}

/** A personal link: good for one use on another device, until it expires. */
export interface Link {
  token: string;
  expires: number;
}

/** Whom a personal link is for, to be asked about before it is used. */
export interface LinkInfo {
  name: string;
  colour: string;
  you: string | null;
  has_tables: boolean;
}

/** Who the server takes you for. */
export interface Me {
  id: string;
  name: string;
  language: string;
  colour: string;
  devices: number;
}

/** At a lesson's table: go to a step, have the present one played, or play on without it. */
export interface MoveLesson {
  do: "go" | "skip" | "leave";
  step?: number;
}

/** A bot of one's own that is to get a token. */
export interface NewBot {
  name: string;
}

/** Who is to sit there. */
export interface NewSeat {
  kind: "me" | "hotseat" | "open" | "bot";
  bot?: string | null;
  name?: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  spectators?: boolean;
  hints?: boolean;
  seed?: string | null;
  writing?: string | null;
  seal?: string | null;
}

/** As host, say whether strangers find the table and whether they may watch. */
export interface Openness {
  listed?: boolean;
  spectators?: boolean;
}

/** A bot of one's own that has a token. */
export interface OwnBot {
  id: string;
  name: string;
  created: number;
  seen: number;
  tables: number;
}

/** The bots of one's own. */
export interface OwnBots {
  allowed: boolean;
  most: number;
  bots: OwnBot[];
}

/** A table against bots with sensible defaults. */
export interface PlayNow {
  game: string;
  bot?: string | null;
  seal?: string | null;
  lesson?: string | null;
}

/** Why a request was not carried out: every reply from 400 on. */
export interface Problem {
  status: number;
  code: string;
  text: Text;
  detail: string;
  faults: FaultInfo[];
}

/** As host, put a bot on an open seat, or make a bot's seat open. */
export interface Reseat {
  kind: "open" | "bot";
  bot?: string | null;
}

/** A numbered rule. */
export interface RuleInfo {
  number: string;
  text: string;
  section: string;
  source: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "gathering" | "playing" | "finished" | "abandoned";
  names: string[];
  called: (string | null)[];
  kinds: ("person" | "bot" | "open")[];
  yours: number[];
  turn: boolean;
  waiting: number[];
  scores: number[] | null;
  created: number;
  updated: number;
  moment: Text | null;
  stuck: Text | null;
  lesson: string | null;
}

/** Tables of interest to you, the newest first. */
export interface Tables {
  mine: TableLine[];
  open: TableLine[];
  finished: TableLine[];
}

/** The chance of a recorded game: every draw, and how the dice fell against expectation. */
export interface Chance {
  draws: number[];
  shuffled: number;
  dice: DieCount[];
}

/** How a die of so many sides fell, or whatever else is one thing of so many. */
export interface DieCount {
  seen: number[];
  low: number;
  high: number;
}

/** How the table stood after so many answers. */
export interface Frame {
  number: number;
  answer: [number, string, number | string] | null;
  views: Json[];
  waiting: number[];
  log: LogLine[];
  sections: Section[] | null;
}

/** Some frames in a row. */
export interface Frames {
  frames: Frame[];
}

/** How the dice fell in a house's last finished games of one kind. */
export interface GameChance {
  game: string;
  tables: number;
  dice: DieCount[];
}

/** How the dice fell in a house. */
export interface HouseChance {
  games: GameChance[];
  left: number;
}

/** A game that can be looked at answer by answer. */
export interface ReplayInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  names: string[];
  answers: number;
  result: Outcome | null;
  finished: boolean;
  called: (string | null)[];
  written: boolean;
  past: boolean;
}

/** How far the story of a replay is, and the story once it is told. */
export interface StoryInfo {
  state: "none" | "waiting" | "working" | "told" | "failed";
  done: number;
  of: number;
  ahead: number;
  why: Text | null;
  story: Story | null;
}

/** A record: the text of a `.saga` file. */
export interface Upload {
  text: string;
}

/** From where a game is to be played on, and by whom. */
export interface WhatIf {
  at: number;
  seat: number;
  bot?: string | null;
}

export type ClientMessage =
  | Answer
  | Undo
  | Chat
  | Sit
  | Show
  | Resume
  | Pace
  | Hurry
  | Seal
  | Open
  | Begin
  | Why
  | Ping;

export type ServerMessage =
  | State
  | TableInfo
  | LessonState
  | Sections
  | ChatLines
  | Ack
  | Refused
  | Reason
  | Gone;
