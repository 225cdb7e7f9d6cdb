/** Return all seats from the left of the player's own on, without it; for spectators, all of them. */
export function otherSeats(players: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: players }, (_, i) => (first + i) % players).filter((seat) => seat !== own);
}
