// Pots with plants: 0 herbs on a sill, 1 three pots in a row, 2 a balcony corner with a lantern, 3 a big leafy pot, 4 herbs from above, 5 succulents.
vec2 bush(vec3 p, float r, float n, float id, float len, float wid) {
  vec2 d = vec2(1e5, 3.0);
  float bound = length(p - vec3(0, r * 0.8, 0)) - r * 1.9; if (bound > 0.25) return vec2(bound, 3.0);
  for (int i = 0; i < 34; i++) { float fi = float(i); if (fi >= n) break;
    float a = fi * 2.39996 + id, h = (fi + 0.5) / n; vec3 q = p; q.xz = rot(a) * q.xz;
    float up = mix(0.1, 1.5, h) * r; float out_ = r * 0.75 * sin(h * 2.6);
    q -= vec3(0, up, out_ * 0.4); q.yz = rot(mix(0.25, -1.15, h * h)) * q.yz;
    d = nearer(d, vec2(sdLeaf(q, len * (0.8 + 0.4 * hash(vec2(fi, id))), wid, 0.25), 3.0 + 0.4 * hash(vec2(fi, id + 2.0))));
  }
  return nearer(d, vec2(sdCapsule(p, vec3(0), vec3(0, r * 1.3, 0), 0.02), 4.5));
}
vec2 spikes(vec3 p, float r, float n, float id) { vec2 d = vec2(1e5, 3.6);
  float bound = length(p - vec3(0, r, 0)) - r * 1.7; if (bound > 0.25) return vec2(bound, 3.0);
  for (int i = 0; i < 22; i++) { float fi = float(i); if (fi >= n) break; float a = fi * 2.39996 + id, t = 0.12 + 0.75 * (fi / n); vec3 tip = vec3(cos(a) * t * r, r * (2.1 - t * 0.9), sin(a) * t * r);
    d = nearer(d, vec2(sdCapsule(p, vec3(0), tip, 0.022) , 3.7)); } return d; }
vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.y, 1.0), vec2(p.z + 1.75, 2.0));
  if (variant < 0.5 || (variant > 3.5 && variant < 4.5)) {
    d = nearer(d, vec2(sdPot(p - vec3(-1.25, 0, 0.1), 0.36, 0.5, 0.85), 5.0)); d = nearer(d, bush(p - vec3(-1.25, 0.8, 0.1), 0.5, 32.0, 1.0, 0.42, 0.14));
    d = nearer(d, vec2(sdPot(p - vec3(0.02, 0, -0.15), 0.4, 0.54, 0.92), 6.0)); d = nearer(d, bush(p - vec3(0.02, 0.85, -0.15), 0.58, 34.0, 4.0, 0.34, 0.085));
    d = nearer(d, vec2(sdPot(p - vec3(1.28, 0, 0.12), 0.36, 0.48, 0.8), 7.0)); d = nearer(d, spikes(p - vec3(1.28, 0.7, 0.12), 0.55, 22.0, 2.0));
  } else if (variant < 1.5) {
    for (int i = 0; i < 3; i++) { float fi = float(i); vec3 q = p - vec3(-1.5 + 1.5 * fi, 0, 0.1 * fi); d = nearer(d, vec2(sdPot(q, 0.34, 0.5, 0.8 + 0.12 * fi), 5.0 + fi)); d = nearer(d, bush(q - vec3(0, 0.75 + 0.12 * fi, 0), 0.48, 28.0, fi * 3.0, 0.4, 0.1 + 0.03 * fi)); }
  } else if (variant < 2.5) {
    d = nearer(d, vec2(sdPot(p - vec3(-1.0, 0, -0.4), 0.5, 0.72, 1.25), 5.0)); d = nearer(d, bush(p - vec3(-1.0, 1.15, -0.4), 0.85, 34.0, 1.0, 0.75, 0.2));
    d = nearer(d, vec2(sdPot(p - vec3(0.55, 0, -0.6), 0.38, 0.5, 0.8), 7.0)); d = nearer(d, spikes(p - vec3(0.55, 0.7, -0.6), 0.75, 22.0, 5.0));
    vec3 q = p - vec3(0.75, 0, 0.75); d = nearer(d, vec2(sdCylinder(q - vec3(0, 0.05, 0), 0.3, 0.05, 0.02), 8.0)); d = nearer(d, vec2(sdCylinder(q - vec3(0, 0.85, 0), 0.3, 0.05, 0.03), 8.0));
    d = nearer(d, vec2(sdCylinder(q - vec3(0, 0.28, 0), 0.13, 0.22, 0.02), 9.0));
    for (int i = 0; i < 4; i++) { float a = float(i) * 1.5708 + 0.5; d = nearer(d, vec2(sdCapsule(q, vec3(0.26 * cos(a), 0.05, 0.26 * sin(a)), vec3(0.26 * cos(a), 0.85, 0.26 * sin(a)), 0.022), 8.0)); }
    d = nearer(d, vec2(sdTorus((q - vec3(0, 1.02, 0)).yxz * vec3(1, 1, 1), vec2(0.16, 0.018)), 8.0));
  } else if (variant < 3.5) {
    d = nearer(d, vec2(sdPot(p - vec3(0, 0, 0), 0.55, 0.75, 1.2), 6.0)); d = nearer(d, bush(p - vec3(0, 1.1, 0), 1.0, 34.0, 2.0, 0.95, 0.26));
    d = nearer(d, vec2(sdPot(p - vec3(1.35, 0, 0.5), 0.26, 0.36, 0.55), 5.0)); d = nearer(d, bush(p - vec3(1.35, 0.5, 0.5), 0.36, 26.0, 6.0, 0.3, 0.09));
  } else {
    for (int i = 0; i < 5; i++) { float fi = float(i); vec3 q = p - vec3(-1.5 + 0.76 * fi, 0, 0.45 * sin(fi * 2.2)); float s = 0.3 + 0.06 * sin(fi * 3.0); d = nearer(d, vec2(sdPot(q, s * 0.8, s, 0.45), 5.0 + mod(fi, 3.0)));
      for (int k = 0; k < 13; k++) { float fk = float(k); vec3 l = q - vec3(0, 0.46, 0); l.xz = rot(fk * 2.39996 + fi) * l.xz; l.yz = rot(-0.2 - 0.09 * fk) * l.yz; d = nearer(d, vec2(sdEllipsoid(l - vec3(0, 0.03, 0.18 - 0.006 * fk), vec3(0.075, 0.045, 0.16 - 0.006 * fk)) * 0.8, 3.0 + 0.2 * mod(fi, 5.0) * 0.2)); } }
  }
  return d;
}
Surface shade(vec3 p, vec3 n, float m) {
  if (m < 1.5) { if (variant > 1.5 && variant < 2.5) return Surface(wood(p.zx * 1.2, vec3(0.2, 0.14, 0.1), vec3(0.42, 0.32, 0.23)), 0.08, 0.9); return Surface(wood(p.zx * 0.5, vec3(0.55, 0.44, 0.32), vec3(0.78, 0.68, 0.54)), 0.12, 0.7); }
  if (m < 2.5) { vec3 wall = variant < 1.5 ? vec3(0.74, 0.72, 0.66) : variant < 2.5 ? vec3(0.5, 0.34, 0.27) : variant < 3.5 ? vec3(0.34, 0.42, 0.38) : vec3(0.72, 0.62, 0.52); return Surface(wall * (0.94 + 0.1 * fbm(p.xy * 5.0)), 0.0, 1.0); }
  if (m < 4.2) { float k = m - 3.0; vec3 g = mix(vec3(0.05, 0.17, 0.03), vec3(0.2, 0.36, 0.07), k); if (variant > 4.5) g = mix(vec3(0.22, 0.34, 0.26), vec3(0.42, 0.33, 0.3), k * 1.2); return Surface(g * (0.75 + 0.5 * noise3(p * 12.0)), 0.3, 0.45); }
  if (m < 4.8) return Surface(vec3(0.16, 0.2, 0.06), 0.05, 0.9);
  if (m < 5.5) return Surface(mix(vec3(0.56, 0.25, 0.14), vec3(0.68, 0.36, 0.22), noise3(p * 5.0)), 0.06, 0.9);
  if (m < 6.5) return Surface(vec3(0.8, 0.77, 0.7) * (0.95 + 0.08 * noise3(p * 30.0)), 0.4, 0.3);
  if (m < 7.5) return Surface(vec3(0.2, 0.3, 0.34), 0.55, 0.25);
  if (m < 8.5) return Surface(vec3(0.04), 0.5, 0.3);
  return Surface(vec3(0.95, 0.85, 0.65) + (variant > 1.5 && variant < 2.5 ? vec3(0.9, 0.5, 0.1) : vec3(0)), 0.1, 0.8);
}
View look() {
  View v; v.at = vec3(0, 0.8, 0); v.eye = vec3(0.5, 1.7, 5.2); v.fov = 0.62; v.aperture = 0.08;
  v.sun = normalize(vec3(0.8, 0.75, 0.6)); v.sunColor = vec3(1.9, 1.65, 1.3); v.skyTop = vec3(0.42, 0.46, 0.5); v.skyLow = vec3(0.34, 0.3, 0.25); v.exposure = 0.6;
  if (variant > 1.5 && variant < 2.5) { v.at = vec3(-0.1, 0.95, 0.1); v.eye = vec3(1.1, 2.0, 5.6); v.sun = normalize(vec3(-0.7, 0.45, 0.55)); v.sunColor = vec3(2.2, 1.3, 0.7); v.skyTop = vec3(0.3, 0.34, 0.46); }
  if (variant > 2.5 && variant < 3.5) { v.at = vec3(0.1, 1.15, 0); v.eye = vec3(-0.6, 1.7, 6.2); }
  if (variant > 3.5 && variant < 4.5) { v.at = vec3(0, 0.7, 0); v.eye = vec3(-0.6, 5.0, 3.0); }
  if (variant > 4.5) { v.at = vec3(0, 0.4, 0.1); v.eye = vec3(-0.8, 2.4, 3.9); }
  return v;
}
