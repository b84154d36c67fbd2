/** Known without the tools themselves. */
export const TOOL_NAMES = ['find_providers', 'get_provider', 'list_trades_and_places'] as const;
